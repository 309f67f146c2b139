/** Words that no name of a street or suburb has beside its number, so that a name ends before them. */
export const NO_NAME: ReadonlySet<string> = new Set(
  (
    'a an and or is are it its was has have with for from on at in to near close by only just plus also which we i you he she they this that these those there our my your about ' +
    'bed beds bedder bedders bedroom bedrooms bdm bdms br brs brm brms bdrm bdrms bd bdr bath baths bathroom bathrooms ba car cars carpark carparks carport garage garages garaging gge toilet toilets wc ensuite ensuites study lounge living storey storeys story level levels floor floors ' +
    'house houses home homes townhouse townhouses unit units flat flats apartment apartments apt villa villas bungalow bungalows cottage studio duplex section sections property properties dwelling ' +
    'fixed reduced now mid mid-high low-mid auction auctions tender deadline negotiation neg negotiable pbn price priced prices asking enquiries enquiry offers offer over buyer buyers sale sold selling tba poa bbo beo eo oieo set mortgagee vendor vendors last capital oneroof bc ono nzd under contract expressions closing closes cv rv gv qv rent rental rates yield yielding ' +
    'min mins minute minutes km kms m2 sqm metre metres week weeks day days month months year years hour hours am pm people views photos ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec january february april june july september october november december monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun ' +
    'sunny lovely renovated reno nice good great big large small modern tidy needs work warm dry cosy affordable cheap potential investment investor freehold leasehold crosslease cross-lease ' +
    'double single internal looks look viewing view-today tenanted vacant status listed new-listing ensuite dbl'
  ).split(' '),
)

/** Words that begin a line or phrase of a listing and name no suburb. */
export const NO_SUBURB: ReadonlySet<string> = new Set(
  (
    'hi hello hey dear kia ora thanks thank cheers regards kind open featured listing listings premium view map save share watchlist contact call email phone agent agents office realty real estate limited ltd licensed reaa harcourts bayleys barfoot thompson tall poppy ' +
    'stunning beautiful spacious brand immaculate entry-level entry first buyers investors opportunity must sell urgent private family character charming solid brick weatherboard concrete kitchen bathroom garden gardens deck heat pump heatpump fully fenced quiet street land area size total bedrooms parking type method built year ' +
    'perfect ideal dream super superb elevated position location sought-after popular zone school zoned walk yes no maybe please let me know what budget looking something under max maximum minimum between any all best top four five six options option shortlist short list here see below attached following also'
  ).split(' '),
)
