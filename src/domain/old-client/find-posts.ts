import type { FoundMark } from '#domain/template-sections/old-case.ts'
import { marksOf } from './find-numbers.ts'

/** The work that somebody is hired for: `as a Signal Processing Engineer`. */
const position =
  /(?<=\bas an? |\bposition of |\bposition: |\btitle: )(?:\p{Lu}[\p{L}-]{1,20} ){0,4}(?:Engineer|Analyst|Manager|Developer|Scientist|Accountant|Architect|Specialist|Consultant|Administrator|Coordinator|Designer|Technician|Researcher|Associate|Director|Programmer|Chef|Nurse|Teacher|Instructor|Professor)(?:,? [IVX]{1,3}(?![\p{L}]))?(?![\p{L}])/gu
/** `as Director of Kiln Operations`. */
const headOf =
  /(?<=\bas (?:an? |the |our )?|\bposition of |\b(?:position|title): )(?:(?:Senior|Vice|Executive|Managing|General|Associate|Assistant|Chief|Deputy) ){0,2}(?:Director|Head|Manager|President|Supervisor|Chair|Dean|Coordinator|Superintendent|Chief|Lead)(?: of| for|,) (?:the )?\p{Lu}[\p{L}-]{1,30}(?: (?:and )?\p{Lu}[\p{L}-]{1,30}){0,3}/gu

/** What somebody is hired as or heads. */
export const findPosts = (text: string): FoundMark[] => [
  ...marksOf(text, 'position', position),
  ...marksOf(text, 'position', headOf),
]
