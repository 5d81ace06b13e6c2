import { type AiDisclosureRule, aiDisclosureRules, type AiVariant } from '#law/filing-kit/ai-disclosure.data.ts'
import type { Inline, LegalDocument } from '#domain/legal-document/block.ts'
import type { KitCase } from '../kit-case.ts'
import { orGap, paper, paragraph, signatureLines, title, words } from './paper.ts'

/** The row of the table that a filing falls under: that of the court or judge the attorney names, else its forum's. */
export function aiRuleFor({ forum, answers }: Pick<KitCase, 'forum' | 'answers'>): AiDisclosureRule | undefined {
  const named = answers['ai_court']
  if (named) return aiDisclosureRules().find((rule) => rule.id === named || rule.forum === named)
  return aiDisclosureRules().find(({ forums }) => forums?.includes(forum))
}

/** The gap in the place of a sentence that claims a review; the sign-off fills it. */
export const reviewGap = 'attorney confirms review'

type Confirmed = { readonly reviewedBy?: string; readonly sections: readonly string[] }

type Statement = {
  readonly name: string
  readonly used: string
  /** What claims that a person reviewed the text. */
  readonly claims?: string
  readonly after?: string
  /** Nothing is printed where no model was used. */
  readonly isForModelOnly?: true
}

const unused = 'No generative artificial intelligence program was used in drafting this document.'

/** Our own words for what each variant wants. */
const statements: Readonly<Partial<Record<AiVariant, Statement>>> = {
  V1: {
    name: 'Use of Generative Artificial Intelligence',
    used: 'A generative artificial intelligence program was used to prepare a first draft of parts of this brief. ',
    claims:
      'The undersigned attorney has reviewed and edited the whole brief, checked each citation and quotation against its source, and is responsible for it.',
    isForModelOnly: true,
  },
  V2: {
    name: 'CERTIFICATE OF COMPLIANCE',
    used: 'To the extent that a generative artificial intelligence program was used in drafting this document, ',
    claims:
      'I, who sign it, verified the accuracy of all generated text, including every citation and legal authority.',
  },
  V3: {
    name: 'RELIANCE ON UNVERIFIED SOURCE',
    used: 'In preparing this document I relied on a generative artificial intelligence program. ',
    claims: 'I have confirmed that the material taken from it, including every authority cited, is not fictitious.',
    after:
      ' I make this statement subject to Rule 11. I declare under penalty of perjury that the foregoing is true and correct.',
    isForModelOnly: true,
  },
  V4: {
    name: 'REMINDER: FORM OF THE COURT',
    used: 'This court has a form of its own, which is filed with the appearance. Any text drafted by generative artificial intelligence will be checked for accuracy by a person, in print reporters or a legal database.',
  },
  V5: {
    name: 'STATEMENT ON GENERATIVE ARTIFICIAL INTELLIGENCE',
    used: 'Generative artificial intelligence was used in drafting parts of this filing. ',
    claims: 'The undersigned reviewed all of it and verified every citation.',
  },
}

/**
 * The statement on generative AI that a court wants, in our own words; undefined where none is printed. That a person
 * reviewed the text is said only once it is on record who did: until then a gap stands in its place.
 */
export function aiStatement(kit: KitCase, { reviewedBy, sections }: Confirmed): LegalDocument | undefined {
  const variant = aiRuleFor(kit)?.variant
  const statement = variant && statements[variant]
  if (!statement || (statement.isForModelOnly && !kit.usedModel)) return undefined
  const { name, used, claims, after } = statement
  const claim = (text: string) => (reviewedBy === undefined ? orGap(undefined, reviewGap) : words(text))
  const said: readonly Inline[] = kit.usedModel
    ? [words(used), ...(claims === undefined ? [] : [claim(claims)]), ...(after === undefined ? [] : [words(after)])]
    : [words(unused)]
  const prepared = kit.usedModel && sections.length > 0 && variant === 'V1'
  return paper('Statement on generative AI', [
    title(name),
    paragraph(...said),
    ...(prepared ? [paragraph(words(`Parts so prepared: ${sections.join('; ')}.`))] : []),
    signatureLines(orGap(kit.counsel.name, 'counsel')),
  ])
}
