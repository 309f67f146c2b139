import { CabbageTree, Letterbox, Pickets, Pohutukawa } from './garden.tsx'
import { Bungalow, Flats, StateHouse, Townhouses, Villa } from './houses.tsx'
import styles from './drawing.module.css'

/**
 * A New Zealand street below a volcanic cone, by day in the light scheme and in the evening in the dark one.
 * Decorative.
 */
export function Street() {
  return (
    <svg
      className={`block full ${styles.street}`}
      viewBox="0 0 1440 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path
        fill="var(--cone)"
        d="M380 210c90-14 170-62 214-82 14-7 20-10 32-10h22c12 0 20 4 34 10 48 22 130 68 222 82z"
      />
      <path fill="var(--hill-far)" d="M0 196c120-50 230-30 330-14s210 22 330 2 230-56 360-34 270 40 420-8v158H0z" />
      <path fill="var(--hill-near)" d="M0 232c150-34 290-8 430-14s260-34 420-12 300 22 590-16v110H0z" />
      <Pohutukawa x={62} foot={268} height={124} />
      <StateHouse x={128} foot={268} scale={1.05} />
      <CabbageTree x={306} foot={268} height={112} />
      <Villa x={344} foot={268} scale={1.2} />
      <Pickets from={352} to={430} foot={270} />
      <Letterbox x={572} foot={270} />
      <Flats x={612} foot={268} />
      <CabbageTree x={742} foot={268} height={74} />
      <Bungalow x={776} foot={268} scale={1.15} />
      <Pickets from={776} to={850} foot={270} />
      <Pohutukawa x={1024} foot={268} height={104} />
      <Townhouses x={1086} foot={268} scale={1.15} />
      <Letterbox x={1256} foot={270} />
      <StateHouse x={1286} foot={268} />
      <path fill="var(--grass)" d="M0 267h1440v33H0z" />
      <path fill="none" stroke="var(--kerb)" strokeWidth="3" d="M0 282h1440" />
    </svg>
  )
}
