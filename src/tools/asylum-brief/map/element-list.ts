import type { ElementRule } from '#domain/case-map/elements.ts'
import { argues, type CaseFrame, needsGround } from '../case.ts'
import { termsOf } from './element-terms.data.ts'
import { groundElements } from './ground-elements.ts'
import { ofHarmThere } from './of-harm-there.ts'
import { torture } from './torture-elements.ts'

/** What the client did or suffered, what the client has here: no report on a country tells it. */
const ofClient = { apartFrom: { kinds: ['country'] } } as const

/**
 * What the law requires for the reliefs that this brief argues, in the order in which it is argued. `sectionsOf` names the
 * planned sections, so that no fact is told in one that is not there.
 */
export function elementsOf(frame: CaseFrame, planned: ReadonlySet<string>): ElementRule[] {
  const all = [
    ...(argues(frame, 'asylum') ? [deadline(frame)] : []),
    ...evidence(),
    ...(needsGround(frame)
      ? [...harm(), ...frame.grounds.flatMap((ground) => groundElements(ground, frame)), ...claim()]
      : []),
    ...(argues(frame, 'asylum') ? asylumOnly(frame) : []),
    ...(argues(frame, 'withholding') ? [withholding()] : []),
    ...(argues(frame, 'torture') ? torture() : []),
  ]
  return all
    .map((element) => ({ ...element, sections: element.sections.filter((id) => planned.has(id)) }))
    .filter(({ sections }) => sections.length > 0)
}

function deadline({ timing }: CaseFrame): ElementRule {
  const isLate = timing.answeredTimely === false
  return {
    ...ofClient,
    id: 'deadline',
    name: 'One-year deadline',
    test: 'Form I-589 was filed within one year of the last arrival, or changed or extraordinary circumstances excuse the delay and it was filed within a reasonable period.',
    authorities: isLate ? ['ina208a2b', 'ina208a2d', 'cfr4a4', 'cfr4a5', 'tmh'] : ['ina208a2b', 'cfr4a2'],
    sections: ['S21'],
    servedBy: ['entry', 'deadline', 'presence'],
    terms: termsOf('deadline'),
    ...(isLate && { meets: ['delayed' as const] }),
    needs: isLate
      ? 'what excuses the delay, since when, and each step up to the filing'
      : 'date of the last arrival and of the filing',
    ...(isLate && {
      parts: [
        { kinds: ['entry'], needs: 'date of the last arrival' },
        { kinds: ['deadline'], needs: 'what excuses the delay, and each step up to the filing' },
      ],
    }),
  }
}

function evidence(): ElementRule[] {
  return [
    {
      ...ofClient,
      id: 'credibility',
      name: 'Credibility',
      test: 'The account is credible, persuasive and specific on the totality of the circumstances; differences are explained.',
      authorities: ['ina208b1biii', 'jyc'],
      sections: ['S22'],
      servedBy: ['corroboration'],
      terms: termsOf('credibility'),
      meets: ['other-account', 'weak-opinion'],
      against: ['inconsistent', 'inconsistency', 'discrepancy', 'omitted', 'contradicts'],
    },
    {
      id: 'corroboration',
      name: 'Corroboration',
      test: 'Reasonably available evidence supports the account, or its absence is explained.',
      authorities: ['ina208b1bii', 'smj'],
      meets: ['no-proof'],
      sections: ['S22'],
      servedBy: ['corroboration', 'record'],
      terms: termsOf('corroboration'),
      against: ['other causes', 'unverified'],
      needs: 'documents or witnesses for the main events, or why there are none',
    },
  ]
}

function harm(): ElementRule[] {
  return [
    {
      ...ofClient,
      id: 'harm',
      name: 'Harm rising to persecution',
      test: 'The harm that was done, taken together, rises to the level of persecution.',
      authorities: ['cfr13b1', 'dim'],
      sections: ['S15', 'S23'],
      servedBy: ['harm', 'threat', 'event', 'health'],
      terms: termsOf('harm'),
      argues: 'What {applicant.subj} went through, taken together, is persecution',
      carriedBy: doneToSomebody,
      needs: 'each act, with date, injury and treatment',
    },
  ]
}

/** An act that was done to the person with whom the wording begins. */
export const doneToSomebody =
  /^\{applicant(?:\.subj)?\} (?:was|has been) (?:[\p{L}-]{1,14} ){0,2}?(?:beaten|hit|held|kidnapped|shot|stabbed|raped|tied|slapped|cut|hung|detained|tortured|arrested|whipped|burned|strangled|threatened|forced|attacked|struck|kicked|imprisoned|abducted|groped|locked|chained|electrocuted|stripped)\b/u

/** What somebody does here now. */
const equities =
  /^\{applicant(?:\.subj)?\} (?:works|studies|volunteers|teaches|attends|cares|cleans|learns|supports|coaches|pays|helps|has (?:worked|filed|volunteered|studied|never been arrested))\b/u

function claim(): ElementRule[] {
  return [
    {
      ...ofHarmThere,
      id: 'government',
      name: "The government's part",
      test: 'The persecutor is the government or one whom the government is unable or unwilling to control.',
      authorities: ['acosta'],
      sections: ['S26'],
      servedBy: ['protection'],
      meets: ['protected', 'unreported'],
      terms: termsOf('government'),
      needs: 'reports made and what the authorities did, or why none were made',
    },
    {
      id: 'relocation',
      name: 'Internal relocation',
      test: 'The applicant could not live safely elsewhere in the country, or could not reasonably be expected to.',
      authorities: ['cfr13b3', 'mzmr'],
      sections: ['S28'],
      servedBy: ['relocation'],
      terms: termsOf('relocation'),
      meets: ['safe-elsewhere', 'calm-place'],
      against: ['live safely', 'lives safely', 'without difficulty', 'unharmed'],
      argues: '{applicant.subj} cannot live safely elsewhere in the country',
      carriedBy:
        /\b(?:found|traced|followed|tracked|located|recognized) (?:\{[a-z0-9-]{1,60}(?:\.him)?\}|him\b|her\b(?! \p{Ll})|us\b|them\b)|\b(?:was|were|had been|been) (?:found|traced|followed|tracked|located|recognized)\b|\basked at (?!the (?:border|airport|embassy|consulate))|\brefused\b/u,
      needs: 'the reach of the persecutor; ties, work, language and health elsewhere in the country',
    },
    {
      ...ofClient,
      id: 'bars',
      name: 'No bar applies',
      test: 'No bar applies; where the evidence indicates one, it is disproved.',
      authorities: ['ina208b2a', 'ina241b3b'],
      sections: ['S29'],
      servedBy: ['character', 'screening'],
      terms: termsOf('bars'),
      meets: ['barred'],
      against: [
        'convicted',
        'joined the army',
        'joined the militia',
        'joined an armed group',
        'offered citizenship',
        'permanent residence',
        'gone off to fight',
      ],
      againstOf: 'applicant',
    },
  ]
}

function asylumOnly({ timing: { lastArrival } }: CaseFrame): ElementRule[] {
  return [
    {
      ...ofHarmThere,
      id: 'fear',
      name: 'Well-founded fear',
      test: 'The applicant fears return, and there is a reasonable possibility of persecution: trait, awareness, capability, inclination, or a pattern or practice.',
      authorities: ['cardoza', 'cfr13b2', 'mogharrabi'],
      sections: ['S27'],
      servedBy: ['fear', 'threat', 'country'],
      meets: ['returned', 'reavailed', 'left-alone'],
      terms: termsOf('fear'),
      needs: 'what shows that the persecutor still looks for the applicant or would learn of the return',
    },
    {
      id: 'humanitarian',
      name: 'Humanitarian asylum',
      test: 'The past harm is severe, or other serious harm is reasonably possible.',
      authorities: ['cfr13b1iii', 'ls'],
      sections: ['S30'],
      servedBy: ['health', 'care'],
      terms: termsOf('humanitarian'),
      meets: ['improved'],
      needs: 'lasting effects of the harm, or other serious harm on return',
    },
    {
      ...ofClient,
      id: 'discretion',
      name: 'Discretion',
      test: 'The totality of the circumstances favors a grant.',
      authorities: ['pula'],
      sections: ['S31'],
      servedBy: ['work', 'school', 'ties', 'family', 'status'],
      ...(lastArrival !== undefined && { recordSince: lastArrival }),
      meets: ['record', 'misrepresented', 'reentered', 'overstayed', 'false-citizenship', 'smuggled'],
      terms: termsOf('discretion'),
      against: ['without permission', 'overstayed', 'false document', 'false passport'],
      argues: '{applicant.subj} merits a grant in the exercise of discretion',
      carriedBy: equities,
      needs: 'family, work, community and health in the United States',
    },
    {
      ...ofClient,
      id: 'family',
      name: 'Derivative family',
      test: 'The spouse or an unmarried child under 21 accompanies the principal.',
      authorities: ['ina208b3'],
      sections: ['S32'],
      servedBy: [],
      terms: [],
    },
  ]
}

function withholding(): ElementRule {
  return {
    id: 'withholding',
    name: 'Withholding: clear probability',
    test: 'A threat to life or freedom because of a protected ground is more likely than not.',
    authorities: ['ina241b3a', 'stevic', 'cfr16b'],
    sections: ['S50'],
    servedBy: [],
    terms: [],
  }
}
