export function RentCredits() {
  return (
    <p className="quiet">
      Rents: Ministry of Business, Innovation and Employment (MBIE), Tenancy Services, from tenancy bonds, CC BY 3.0 NZ.
      Areas and their outlines: Stats NZ, statistical areas 2 (2018), simplified, CC BY 4.0. A guide, not a
      determination of market rent.
    </p>
  )
}
