import { CabbageTree, Letterbox, Pickets, Pohutukawa } from './garden.tsx'
import { Flats, Townhouses, Villa } from './houses.tsx'
import styles from './drawing.module.css'

/** For buyers: a villa on the day of its open home. */
export function OpenHomePicture() {
  return (
    <svg
      className={`block full ${styles.panel}`}
      viewBox="0 0 440 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path fill="var(--hill-far)" d="M0 122c70-40 130-26 200-20s150-40 240-8v106H0z" />
      <path fill="var(--hill-near)" d="M0 150c90-30 170-8 250-16s120-14 190-2v68H0z" />
      <Pohutukawa x={392} foot={180} height={104} />
      <CabbageTree x={64} foot={180} height={96} />
      <Villa x={122} foot={180} scale={1.18} />
      <Pickets from={128} to={206} foot={182} />
      <Pickets from={270} to={326} foot={182} />
      <Letterbox x={346} foot={182} />
      <path fill="var(--grass)" d="M0 179h440v21H0z" />
      <path fill="none" stroke="var(--wood)" strokeLinecap="round" strokeWidth="3" d="M92 186v-74" />
      <path fill="var(--accent)" d="M92 114c-16-8-28 6-44 0v34c16 6 28-8 44 0z" />
      <path
        fill="none"
        stroke="var(--on-accent)"
        strokeLinecap="round"
        strokeWidth="2.5"
        d="M56 124c10 2 18-5 28-2M56 132c10 2 18-5 28-2M56 140c6 1 10-2 16-3"
      />
    </svg>
  )
}

/** For professionals: a street of homes, and the assessment for the client. */
export function AssessmentPicture() {
  return (
    <svg
      className={`block full ${styles.panel}`}
      viewBox="0 0 440 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path fill="var(--hill-far)" d="M0 112c80-26 150-34 220-14s140 10 220-22v124H0z" />
      <path fill="var(--hill-near)" d="M0 150c90-30 170-8 250-16s120-14 190-2v68H0z" />
      <CabbageTree x={30} foot={180} height={88} />
      <Townhouses x={56} foot={180} scale={1.08} />
      <Flats x={320} foot={180} scale={0.86} />
      <CabbageTree x={422} foot={180} height={60} />
      <path fill="var(--grass)" d="M0 179h440v21H0z" />
      <path
        fill="var(--sheet)"
        stroke="var(--sheet-stroke)"
        d="M202 34h92a5 5 0 0 1 5 5v148a5 5 0 0 1-5 5h-92a5 5 0 0 1-5-5V39a5 5 0 0 1 5-5z"
      />
      <path fill="var(--accent)" d="M209 46h22v11h-22z" />
      <path
        fill="none"
        stroke="#9aa8a3"
        strokeWidth="3"
        d="M262 49h25M270 55h17M209 70h52M209 78h38M209 142h78M209 150h78M209 158h60"
      />
      <path fill="var(--accent)" d="M209 92h52v12h-52z" />
      <path fill="#d98b82" d="M263 92h24v12h-24z" />
      <path fill="#5a5fb0" d="M209 107h40v12h-40z" />
      <path fill="#5aa0c8" d="M251 107h14v12h-14z" />
      <path fill="#f0a93a" d="M267 107h20v12h-20z" />
      <path
        fill="none"
        stroke="#2f3380"
        strokeLinecap="round"
        strokeWidth="2.5"
        d="M211 178c6-10 9-8 9-2s6 4 9-3 6-2 8 1 6 3 12-2"
      />
    </svg>
  )
}
