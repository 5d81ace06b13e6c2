import type { CaseFact } from '#domain/case-map/case-map.ts'
import { listInWords } from '#domain/prose/words.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { cite, gap } from '#domain/section-content/write.ts'
import { adverseFacts, isOfSameParagraph, meetAdverse } from '../adverse.ts'
import { isBehindArrival } from '../../map/behind-arrival.ts'
import { quoteDecisive } from '../decisive-words.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { partOfBrief, type Pen, toldBy } from '../pen.ts'
import { type Words, wordsOfAccount } from '../words-of-account.ts'
import { needsWording } from '../needs-wording.ts'
import { SectionText } from '../section-text.ts'
import { rulingLead } from './board.ts'

/** S31: what speaks for and against, openly. */
export function discretion(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S31').paragraph()
  rulingLead(text, pen, 'discretion')
  text.law(
    `The totality of the circumstances decides; manner of entry is one factor among others and does not by itself require denial. ${cite('pula')}.`,
  )
  inFavor(text, pen)
  const facts = toldBy(pen, 'S31').filter(
    ({ id }) => !pen.told.has(id) && !adverseFacts(pen, 'S31').some((one) => one.fact.id === id),
  )
  // What the paragraph of an adverse fact says next answers it, and stands behind it.
  const open = adverseFacts(pen, 'S31')
  const answersIt = (fact: CaseFact) =>
    (settles.test(fact.statement) || ofLaw.test(fact.statement) || !fact.wording.includes('{')) &&
    open.some((one) => isOfSameParagraph(one.fact, fact, pen))
  text.tell(facts.filter((fact) => !answersIt(fact)))
  const isQuoted = quoteDecisive(text, pen, 'Of the life here the account says', lifeHere(pen))
  if (adverseFacts(pen, 'S31').length > 0) {
    meetAdverse(text, pen, 'Against a grant', 'It is to be weighed with this:')
    const weighed = open.map(({ fact }) => fact).filter((fact) => !needsWording(fact, pen))
    if (weighed.length > 0) {
      text.say(howMuchItWeighs(pen, weighed))
      text.say('{applicant.subj} does not hide it, and it does not outweigh what awaits {applicant.him}.')
    } else text.paragraph()
  } else if (facts.length === 0 && isQuoted) text.law(`Adverse factors: ${gap('LIST OR NONE KNOWN')}.`)
  else if (facts.length === 0 && lifeHereIn(pen) !== undefined)
    text
      .say(
        `{applicant.poss} life in the United States, so far as the record tells it, is set out in ${lifeHereIn(pen)}.`,
      )
      .law(`Adverse factors: ${gap('LIST OR NONE KNOWN')}.`)
  else if (facts.length === 0)
    text.law(`${gap('FAMILY, COMMUNITY, WORK AND HEALTH IN THE UNITED STATES; ADVERSE FACTORS: LIST OR NONE KNOWN')}.`)
  else if (
    facts.some(
      ({ statement, persons, subject }) =>
        /\b(?:arrested|charged|convicted|cited)\b/i.test(statement) &&
        !/\bnever\b/i.test(statement) &&
        (subject === undefined ? persons.every((id) => id === 'applicant') : subject === 'applicant'),
    )
  )
    text.law(
      `That belongs in the balance, and it does not outweigh the danger. ${gap('CONFIRM THAT NO OTHER ADVERSE FACTOR IS KNOWN')}.`,
    )
  else if (!facts.some(showsCleanRecord)) text.law(`Adverse factors: ${gap('LIST OR NONE KNOWN')}.`)
  if (frame.forum === 'uscis' && facts.length > 0) text.say('The favorable factors prevail.')
  return text.html()
}

/** The part that tells what the client does here: `teaches the children on Sundays`, `was admitted as a member in July`. */
function lifeHereIn(pen: Pen): string | undefined {
  const { lastArrival } = pen.frame.timing
  const here = pen.map.facts.filter(
    (fact) =>
      // `He came to my work`, says a cousin: no life of the client.
      fact.subject === 'applicant' &&
      pen.told.has(fact.id) &&
      ((lastArrival !== undefined &&
        (fact.date?.from ?? '') > lastArrival &&
        /\b(?:member|church|mosque|temple|work\w*|stud\w+|school|volunteer\w*|teach\w*)\b/i.test(fact.statement)) ||
        /\b(?:teaches|works|studies|volunteers|attends|sings|helps|serves) /i.test(fact.statement)),
  )
  return here.flatMap(({ id }) => partOfBrief(pen, pen.told.get(id) ?? '') ?? [])[0]
}

/** What came of a blemish, as far as its own paragraph tells. */
const settles =
  /\b(?:dismissed|dropped|paid|completed|finished|since then|nothing since|no further|probation|apologi\w+|regrets?|sober|stopped|because|expunged)\b/i

/** An encounter with the law stands with what was paid for it. */
const ofLaw = /\b(?:police|court|judge|stopped|ticket|citation|license|fine)\b/iu

const showsCleanRecord = ({ statement }: CaseFact): boolean =>
  /\b(?:never (?:been )?(?:arrested|charged|convicted)|no criminal record)\b/i.test(statement)

/** What a grant protects: the danger, what was suffered already, the family, and how the client came. */
function inFavor(text: SectionText, pen: Pen): void {
  const { frame } = pen
  const [danger, harm, family] = ['S27', 'S23', 'S32'].map((section) => partOfBrief(pen, section))
  text.say(`What weighs most is the danger${danger ? ` that ${danger} shows` : ''}.`)
  if (frame.pastHarm && harm)
    text.say(
      `Beside it stands what {applicant.subj} has suffered already, by ${harm}: it speaks for a refuge, and for nothing else.`,
    )
  if (family && frame.family.members.length > 0)
    text.say(
      `A denial would fall on ${listInWords(frame.family.members.map(({ name }) => name))} as well, who ${frame.family.members.length > 1 ? 'hold' : 'holds'} no claim to asylum but through this application (${family}).`,
    )
  if (textOf(frame.answers, 'southern_border_entry') === 'yes')
    text.say('That {applicant.subj} came over the southern border is to be weighed as the way of somebody who fled.')
}

/** What each kind of blemish weighs, as far as its own words and those beside it say. */
function howMuchItWeighs(pen: Pen, facts: readonly CaseFact[]): string {
  const found = facts.map((fact) => ({
    words: fact.statement,
    around: pen.map.facts
      .filter((other) => other === fact || isOfSameParagraph(fact, other, pen))
      .map(({ statement }) => statement)
      .join(' '),
  }))
  const worth = found.flatMap(({ words, around }) =>
    kindsOfBlemish.find(({ when }) => when.every((sign) => sign.test(words))) === undefined
      ? []
      : [...(kindsOfBlemish.find(({ when }) => when.every((sign) => sign.test(words)))?.worth(around) ?? [])],
  )
  return [...new Set(worth)].join(' ')
}

type Blemish = { readonly when: readonly RegExp[]; readonly worth: (around: string) => readonly string[] }

const kindsOfBlemish: readonly Blemish[] = [
  {
    when: [/\bvisa\b/iu, /\b(?:wrote|said|stated|told|declared|answered)\b/iu],
    worth: (around) => [
      'A purpose that somebody in danger gives for a visa belongs to the manner of the flight, which is one factor among others.',
      ...(/\btold the (?:asylum )?officer\b/iu.test(around) ? ['It was {applicant} who told the officer of it.'] : []),
    ],
  },
  {
    when: [/\b(?:work(?:ed|s|ing)?|job)\b/iu, /\b(?:permi\w+|card|authoriz\w+|papers?)\b/iu],
    worth: () => ['It was work, by which nobody was harmed, and it says nothing against the truth of the claim.'],
  },
  {
    when: [/\b(?:overst\w+|extend\w*|stay(?:ed)? (?:on|longer)|status)\b/iu],
    worth: () => ['It is a lapse of civil law, by one who could not go back.'],
  },
  {
    when: [/\b(?:license|speed\w*|traffic|driving|ticket|parking|careless)\b/iu],
    worth: (around) =>
      /\b(?:drunk|alcohol|DUI|DWI|influence|injur\w+|hit)\b/iu.test(around)
        ? []
        : [
            /\bpaid\b/iu.test(around)
              ? 'A traffic matter that was settled by a fine shows no danger to anybody.'
              : 'A traffic matter shows no danger to anybody.',
          ],
  },
  {
    when: [/\b(?:dismissed|dropped|nolle)\b/iu],
    worth: () => ['A charge that was dismissed proves nothing of what it charged.'],
  },
]

/** What the account tells of work, taxes and service since the arrival, where the Statement of Facts has it. */
function lifeHere(pen: Pen): readonly Words[] {
  const later = new Set(
    pen.map.facts
      .filter((fact) => pen.told.get(fact.id) === 'S15' && isBehindArrival(fact, pen))
      .flatMap((fact) => passagesOf(pen.map, fact).map(({ id }) => id)),
  )
  return wordsOfAccount(pen)
    .filter(({ words, passage }) => later.has(passage.id) && livesHere.test(words))
    .slice(0, 3)
}

const livesHere =
  /\bI (?:pay|paid|work|drive|clean|cook|teach|am teaching|study|volunteer|care for|help|sing|send|have no (?:arrests?|crime)|have never been arrested)\b/u
