import type { Audience } from '../page-props.ts'
import { PREMIUM_PRICE, PRODUCT_NAME, PROVIDER_NAME } from '../../placeholders.ts'

export interface Question {
  readonly id: string
  readonly question: string
  readonly answer: readonly string[]
}

const GPS: Question = {
  id: 'gps',
  question: 'GPS is not working. Can I still find the address?',
  answer: [
    `Yes. ${PRODUCT_NAME} does not need your location: type the street and the number, or enter the address and its suburb yourself.`,
    'Where the address box can find homes near you, it first asks your browser for your location. If that does not work, check three things: that location is switched on for the device, that the browser may use it (iPhone: Settings, Privacy & Security, Location Services, then your browser; Android: Settings, Apps, your browser, Permissions, Location), and that you did not choose “Block” when the page asked; the icon to the left of the web address lets you change that.',
    'Indoors, the location can be a few houses out, so check the street number before you choose.',
  ],
}

const HOME_SCREEN: Question = {
  id: 'home-screen',
  question: `How do I add ${PRODUCT_NAME} to my home screen?`,
  answer: [
    'On an iPhone or iPad: open it in Safari, tap Share, then Add to Home Screen.',
    'On Android: open it in Chrome, tap the menu with the three dots, then Add to Home screen or Install app.',
    'On a computer: Chrome and Edge install a page as an app from their menu (in Chrome under Cast, save and share; in Edge under More tools, Apps).',
  ],
}

const NO_RENT: Question = {
  id: 'rent-not-available',
  question: 'Why is the rent shown as not available?',
  answer: [
    'Rents are worked out from tenancy bonds. Where too few homes of a kind were let in an area, no figure is published, so that nobody’s own rent can be identified.',
    'Other homes in the area, homes near by, its district and its region usually tell enough for an estimate, which says how sure it is. If they do not, estimate the rent yourself: type a weekly rent or a range, and everything else works as usual.',
  ],
}

const HOW_SURE: Question = {
  id: 'how-sure',
  question: 'How sure is the rent?',
  answer: [
    'Each rent says so: High, Medium or Low, with the interval in which the median of such homes in the area likely is. A suburb with few bonds is helped by its surroundings. How it works has the method, how far off it was when tested, and what it cannot tell.',
    'Bonds show what homes were let for, not what was advertised, and no figure knows the one home in front of you: the quality that you set, and your own judgement, do that.',
  ],
}

const PORTFOLIO: Question = {
  id: 'portfolio',
  question: 'Can I see all the homes that I own together?',
  answer: [
    'Yes. “Add a home that I own” asks what an owner knows: worth today, rent, and what is owed of each loan. With Premium, What I own adds the homes up: worth, debt, equity, cash each week, when the rate of each loan ends, and what needs doing.',
    'Its year after tax sets the loss of one home off against the income of another, for each owner, and says what is kept for later. It is an estimate, not advice.',
    'With Premium, a read-only link shows your homes, loans and dates, and each owner’s tax if you choose, to your partner, broker or accountant. They need no account; it expires, and you can remove it.',
  ],
}

const FILES: Question = {
  id: 'import-export',
  question: 'Can I bring my own spreadsheet, or take my calculations with me?',
  answer: [
    'Yes. Import and export, beside your saved calculations, saves all of them as XLSX, CSV or JSON with loans, owners, scenarios, tags and notes. The XLSX has sheets of your homes and loans to read, too. Each file can be imported again without a loss. Photos and property data are not in it.',
    'A spreadsheet of your own, as XLSX or CSV, has one home in each row, or in each column, with names above or beside them. You choose what each column has and see every row before anything is saved. A row that cannot be imported says why; the others are imported. A home with what it is worth today or owes is taken as one that you own, and an address that you have saved already is not ticked.',
  ],
}

const OWN_HOME: Question = {
  id: 'own-home',
  question: 'I want to live in the home myself. Does it help me?',
  answer: [
    'Yes. Choose “Live in it” above the address and enter the rooms that you would let. You see what it costs you to live there each week, with interest and principal apart, beside what renting such a home costs. “Can I afford it” shows how much of your income that takes, and the most that income and deposit buy.',
  ],
}

const OPEN_HOME: Question = {
  id: 'open-home',
  question: 'Does it work at an open home, without a connection?',
  answer: [
    'Yes. On a phone, a new calculation begins with four fields: suburb, bedrooms, asking price and your deposit. They give the rent with its confidence, both yields and the cash each week on one screen. Add a note, save it, and finish it at home.',
    'Without a connection Premium has the rents of all suburbs on your device, and a free account those of its own area. A suburb that is not there is asked for when you are back online.',
  ],
}

const HOW_NEW: Question = {
  id: 'how-new',
  question: 'How new are the figures?',
  answer: [
    `Property data is updated monthly; it comes from ${PROVIDER_NAME}. Market rents are published every quarter and brought to the newest month of the region’s rents; each rent shows its quarter and the number of bonds. The expense guides show their date.`,
  ],
}

const COST: Question = {
  id: 'cost',
  question: 'What does it cost?',
  answer: [
    'Free costs nothing and needs no card: the calculator with every formula, one loan year by year, what rising rates do, five years ahead before tax, the price for a gross yield, the market rents of the first area that you look up, and one saved calculation.',
    `Premium is ${PREMIUM_PRICE} a month in New Zealand dollars, GST included. It adds any number of searches and saved calculations, the comparison table, several loans with every repayment, every what-if and target, thirty years ahead after tax, property information and market trends, your own photo of the property, assessments with your logo and signature, and your brand on documents, with links that open them.`,
  ],
}

const CANCEL: Question = {
  id: 'cancel',
  question: 'How do I cancel Premium, and what happens to my calculations?',
  answer: [
    'Sign in, open Profile and choose Downgrade. You keep Premium to the end of the month that you have paid for, and can change your mind until then.',
    'Nothing is deleted. Afterwards you can still change the calculation that you updated last, and open, read and delete the others.',
  ],
}

const WHO_SEES: Question = {
  id: 'who-sees',
  question: 'Who sees my figures?',
  answer: [
    'Only you, until you email an assessment or a document, make a link, or give an API key to a program. Who gets one of these sees what it shows, and no other calculation; a link can be ended and a key revoked.',
    `To find an address and information about a property, ${PRODUCT_NAME} may send the address to the companies that hold this data, but never your figures. Under Profile you can download everything we hold about you, or delete your account with everything in it. The Privacy Policy has the details.`,
  ],
}

const ADVICE: Question = {
  id: 'advice',
  question: 'Is this a valuation, or advice?',
  answer: [
    'No. It is a guide to help you decide: what comparable homes were let for, and sums with the figures that you enter. It is not a registered valuation, a ruling on market rent, or financial or tax advice.',
  ],
}

const INTEREST: Question = {
  id: 'interest',
  question: 'Does the net yield count the interest on the loan?',
  answer: [
    'Yes, the interest of the first year, unless you untick it under Annual Expenses. Repaying the loan itself is not counted as an expense: that money is still yours, in the home.',
  ],
}

const LOANS: Question = {
  id: 'several-loans',
  question: 'Part of my loan is fixed, part of it floats. Can I enter that?',
  answer: [
    'Yes. With Premium, “Split the loan” under Borrowing makes up to eight parts, each with its own amount, rate, fixed term, repayments, interest-only months and offset. The loan schedule has every repayment of each, as a CSV or XLSX file too. For one loan, the schedule by year is free.',
  ],
}

const YEARS: Question = {
  id: 'years-ahead',
  question: 'What does a home bring over the years, after tax?',
  answer: [
    '“Years ahead” follows the rent, the costs, the loans and the value for as long as you choose, with growths that you set and, beside them, what prices and rents did. A line shows the home if values do not grow. Five years before tax are free, with the share of interest that is deductible and the last day on which a sale is taxed.',
    'Premium has thirty years, each owner’s tax, ring-fenced losses, the bright-line test on a sale, and the return before and after tax. Every rule is listed with its date and source. It is an estimate, not tax advice.',
  ],
}

const RATES: Question = {
  id: 'rates-rise',
  question: 'What happens to me when rates rise?',
  answer: [
    '“If rates rise” shows the cash of a week at 1, 2 and 3 points more, each part of the loan from the day on which its fixed term ends, and the rent at which the home pays for itself. That is free.',
    'Premium adds the test rate of a bank, the end of interest only, empty weeks, a lower rent, rent and rates together, and the rate, the price and the empty weeks at which nothing is left.',
  ],
}

const TO_PAY: Question = {
  id: 'what-to-pay',
  question: 'What would I have to pay for a yield of 5%?',
  answer: [
    'Press “What would I have to pay?” in the result: it finds the price for a gross yield. With Premium it also finds the price, the rent or the deposit for a net yield, for the cash each week or for a loan to value (LVR).',
  ],
}

const BANK: Question = {
  id: 'for-your-bank',
  question: 'What will my bank look at?',
  answer: [
    '“For your bank” shows the loan to value (LVR) beside the limit of the banks. With Premium it adds debt to income (DTI), interest cover, how much more you could owe, and a page with the rent and its evidence, to print, as PDF or to send under your name. The limits have their date and source.',
    'They are speed limits on banks, not limits on you: a bank may lend above them, but only a small part of its new lending can be like that.',
  ],
}

const RENT_RISES: Question = {
  id: 'rent-increases',
  question: 'When may I raise the rent?',
  answer: [
    'Enter when the tenancy began under “Rent increases”: you see the earliest day that the law allows, why, and by when to give notice, as a calendar file too. It is free, and no legal advice.',
  ],
}

const COMPARE: Question = {
  id: 'compare',
  question: 'How do I compare two homes, or one home at two rates?',
  answer: [
    'With Premium, copy a calculation as a scenario and change what you want to see: it has only what differs, and follows the calculation in everything else. “Compare” then shows up to six homes and scenarios side by side, with the same deposit, rate and costs if you wish, and says which meet your own criteria.',
  ],
}

const DECLARE: Question = {
  id: 'who-is-professional',
  question: 'Who counts as a property professional?',
  answer: [
    'Property managers, salespeople, advisers and brokers. You tell us when you sign up here, or later under Edit account. Before you add your own estimate you confirm: “I warrant that I am a professional property manager or a real estate professional”.',
  ],
}

const SEND: Question = {
  id: 'recipients',
  question: 'Whom can I send an assessment or a document to?',
  answer: [
    'Only somebody who asked you for it. An assessment goes to one person at a time; a document can go to several, each with a mail of their own. There are limits on how many you can send in an hour and in a day, and on how many one person can get. Replies come to you.',
    'Every such mail has a link that lets its recipient stop all further ones, whoever sends them.',
  ],
}

const BRANDING: Question = {
  id: 'branding',
  question: 'Do I need Premium to send one?',
  answer: [
    'No. Any account with a confirmed email address can send an assessment or a rental appraisal as a document, with a professional’s own estimate and reason and, in a document, comparable homes. Your logo, your signature, your brand, links to a document’s page and the page for a bank come with Premium.',
    'The logo may be a GIF, JPEG or PNG of up to 250 KB; you crop it after choosing it, or take the whole of it.',
    '“Your brand”, in your profile, has what your documents then carry: company, licence, contact, colour, logo, photograph and texts to begin with.',
  ],
}

const MARKET_BESIDE: Question = {
  id: 'market-beside',
  question: 'Does my estimate replace the market’s figure?',
  answer: [
    'No, both are shown. Your client sees your range and your reason, and the evidence from bonds. In a document your range leads once you give both its figures; an assessment has the rent that the calculation uses, too. That is what makes it credible.',
  ],
}

/** The questions by audience. */
export const QUESTIONS: Readonly<Record<Audience, readonly Question[]>> = {
  buyer: [
    HOW_SURE,
    NO_RENT,
    OPEN_HOME,
    OWN_HOME,
    PORTFOLIO,
    FILES,
    GPS,
    HOME_SCREEN,
    HOW_NEW,
    INTEREST,
    LOANS,
    RATES,
    YEARS,
    BANK,
    RENT_RISES,
    TO_PAY,
    COMPARE,
    ADVICE,
    COST,
    CANCEL,
    WHO_SEES,
  ],
  professional: [
    DECLARE,
    SEND,
    MARKET_BESIDE,
    BRANDING,
    HOW_SURE,
    NO_RENT,
    GPS,
    HOME_SCREEN,
    HOW_NEW,
    COST,
    CANCEL,
    WHO_SEES,
    ADVICE,
  ],
}

export const PLANS_QUESTIONS: readonly Question[] = [NO_RENT, HOW_NEW, WHO_SEES, CANCEL, ADVICE]

/** The questions as schema.org FAQPage. */
export function describeQuestions(audience: Audience): object {
  return {
    '@type': 'FAQPage',
    mainEntity: QUESTIONS[audience].map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  }
}
