import { listInWords } from '#domain/prose/words.ts'
import { episodesOf } from '../episodes.ts'
import { markup } from '../markup-of-lines.ts'
import { partOfBrief, type Pen } from '../pen.ts'
import { pinsOf } from '../pins.ts'
import type { DangerPoint } from '../points-of-danger.ts'
import type { SectionText } from '../section-text.ts'
import { gravest } from '../weigh-harms.ts'

/** Harms whose pain is severe by their name. */
export const torture =
  /^(?:rape|sexual violence|a sexual assault|suspension|tying|blows|kicks to|a whipping|a beating with|.{1,30} (?:strokes|lashes)\b|cuts with|the pulling|suffocation|electric|the head forced|a bag|burns|cuts to|a stabbing|a gunshot|strangling|the cutting|broken|loss of|the loss of|a knife wound|a blade held|forced standing|lost teeth|forced nakedness)/u

/** From the return to the torture, each step with what shows it: who waits, what they do with those whom they hold, who would stop them. */
export function chain(text: SectionText, pen: Pen, points: readonly DangerPoint[]): void {
  if (points.length === 0) return
  const [fear, officials] = ['S27', 'S61'].map((section) => partOfBrief(pen, section))
  const episodes = episodesOf(pen).filter(({ harms }) => harms.some((harm) => torture.test(harm)))
  const done = gravest([...new Set(episodes.flatMap(({ harms }) => harms.filter((harm) => torture.test(harm))))], 3)
  text.say('The way from the return to the torture has few steps, and the record shows each of them:')
  text.list([
    {
      text: markup(
        pen.narrator.say(
          `{applicant} would be found by those who did it: ${points.map(({ kind }) => shortOf[kind]).join(', and ')}${fear === undefined ? '' : ` (${fear})`}.`,
        ),
      ),
      exhibits: [...new Set(points.flatMap(({ exhibits }) => exhibits))],
    },
    ...(done.length === 0
      ? []
      : [
          {
            text: markup(
              pen.narrator.say(
                `What they do with {applicant.him} when {applicant.he} is in their hands is no guess, for it has been done: ${listInWords(done)}.`,
              ),
            ),
            exhibits: pinsOf(
              pen,
              episodes.filter(({ harms }) => harms.some((harm) => done.includes(harm))).flatMap(({ facts }) => facts),
            ).slice(0, 3),
          },
        ]),
    ...(officials === undefined
      ? []
      : [{ text: markup(`Nobody in office would stand between them, for the reasons given in ${officials}.`) }]),
  ])
  text.paragraph()
}

const shortOf = {
  done: 'they have done it before',
  since: 'they have not let go of {applicant.him} since',
  ordered: 'a paper against {applicant.him} is with the authorities',
  found: 'another place did not hold',
} as const
