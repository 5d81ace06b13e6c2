import { episodesOf } from '../episodes.ts'
import type { Pen } from '../pen.ts'
import { torture } from './torture-chain.ts'
import { pinsOf } from '../pins.ts'
import { SectionText } from '../section-text.ts'
import { isCountry } from '../../map/signs.ts'

export function lawfulSanction(text: SectionText, pen: Pen): void {
  if (pen.frame.persecutor.type === 'non-state') {
    text.paragraph().law('What private persons inflict is no lawful sanction.')
    return
  }
  const without = pen.map.facts.filter(
    (fact) =>
      pen.told.has(fact.id) &&
      !isCountry(fact) &&
      !/\{(?!applicant)[a-z0-9-]+\} (?:was|were) /u.test(fact.wording) &&
      outsideLaw.test(fact.statement) &&
      // `I have no paper of that visit` is said of no custody.
      !/\bhave no (?:paper|copy|record)s?\b/iu.test(fact.asTold ?? fact.statement),
  )
  const held = episodesOf(pen).filter(
    ({ harms }) =>
      harms.some((harm) => /^(?:detention|custody|imprisonment)/u.test(harm)) &&
      harms.some((harm) => torture.test(harm)),
  )
  // Where a court did convict the client, nobody says that there was no judgment.
  const judged = isConvicted(pen)
  const tortured = episodesOf(pen).filter(({ harms }) => harms.some((harm) => torture.test(harm)))
  const inHands = held.length > 0 ? held : judged ? tortured : []
  if ((without.length === 0 || judged) && inHands.length > 0)
    text
      .paragraph()
      .rests(
        'It was no lawful sanction: what is done so to somebody who is held is part of no sentence, whatever the charge.',
        pinsOf(pen, inHands.flatMap(({ facts }) => facts).slice(0, 2)),
      )
  if (without.length > 0 && !judged)
    text
      .paragraph()
      .rests(
        'It was no lawful sanction: by this record there was no judgment behind it.',
        pinsOf(pen, without.slice(0, 3)),
      )
}

/** A court at home found the client guilty, by the account or by a paper. */
const isConvicted = (pen: Pen): boolean =>
  pen.map.facts.some(
    (fact) =>
      !isCountry(fact) &&
      !fact.negated &&
      /\b(?:convicted|sentenced) (?:\{applicant|me\b)|\{applicant(?:\.\p{Ll}+)?\} (?:was|had been) (?:convicted|sentenced|found guilty)\b/iu.test(
        `${fact.wording} ${fact.asTold ?? ''}`,
      ),
  )

/** Custody or harm without a court behind it. */
const outsideLaw =
  /\b(?:without (?:any )?(?:\w+ )?(?:trial|charges?|court|paper|order|warrant|judge)|(?:no|never (?:a|any)) (?:charges?|court|trial|order|warrant|judge|paper)|(?:was|were) (?:never|not) (?:charged|tried|brought before)|not (?:taken|brought) before (?:a|any))\b/iu
