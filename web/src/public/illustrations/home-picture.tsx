import { CabbageTree, Letterbox, Pickets, Pohutukawa } from './garden.tsx'
import { Bungalow, Townhouses } from './houses.tsx'
import styles from './drawing.module.css'

/** Two homes side by side, one from the 1920s and one of today. */
export function HomePicture() {
  return (
    <svg className={`block full ${styles.home}`} viewBox="0 0 440 190" aria-hidden="true">
      <path fill="var(--hill-far)" d="M20 172c20-60 90-92 150-78s96-44 160-20 86 60 92 98z" />
      <Pohutukawa x={62} foot={170} height={88} />
      <Bungalow x={84} foot={170} scale={1.02} />
      <CabbageTree x={270} foot={170} height={88} />
      <Townhouses x={290} foot={170} scale={0.98} />
      <Pickets from={90} to={162} foot={172} />
      <Letterbox x={424} foot={172} />
      <path fill="var(--grass)" d="M8 169h424a5 5 0 0 1 0 10H8a5 5 0 0 1 0-10z" />
    </svg>
  )
}
