// The island "Where the week goes" of the landing page: runs on /home alone, after the page is there.
import { wakeHero } from './wake-hero.ts'

for (const root of document.querySelectorAll<HTMLElement>('[data-hero]')) wakeHero(root)
