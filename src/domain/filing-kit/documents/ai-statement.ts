import { type AiDisclosureRule, aiDisclosureRules } from '#law/filing-kit/ai-disclosure.data.ts'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import type { KitCase } from '../kit-case.ts'
import { orGap, paper, paragraph, signatureLines, title, words } from './paper.ts'

/** The row of the table that a filing falls under: that of the court or judge the attorney names, else its forum's. */
export function aiRuleFor({ forum, answers }: Pick<KitCase, 'forum' | 'answers'>): AiDisclosureRule | undefined {
  const named = answers['ai_court']
  if (named) return aiDisclosureRules().find((rule) => rule.id === named || rule.forum === named)
  return aiDisclosureRules().find(({ forums }) => forums?.includes(forum))
}

type Confirmed = { readonly reviewedBy?: string; readonly sections: readonly string[] }

/**
 * The statement on generative AI that a court wants, in our own words; undefined where none is printed. That a person
 * reviewed the text is said only once it is on record who did: until then it is a gap.
 */
export function aiStatement(kit: KitCase, { reviewedBy, sections }: Confirmed): LegalDocument | undefined {
  const rule = aiRuleFor(kit)
  if (!rule || rule.variant === 'V0' || rule.variant === 'ask') return undefined
  const reviewed = reviewedBy === undefined
  const gap = reviewed ? [words(' '), orGap(undefined, 'attorney confirms review')] : []
  const sign = signatureLines(orGap(kit.counsel.name, 'counsel'))
  const say = (name: string, used: string, unused: string) =>
    paper('Statement on generative AI', [
      title(name),
      paragraph(words(kit.usedModel ? used : unused), ...(kit.usedModel ? gap : [])),
      ...(kit.usedModel && sections.length > 0 && rule.variant === 'V1'
        ? [paragraph(words(`Parts so prepared: ${sections.join('; ')}.`))]
        : []),
      sign,
    ])
  const unused = 'No generative artificial intelligence program was used in drafting this document.'
  switch (rule.variant) {
    case 'V1':
      return kit.usedModel
        ? say(
            'Use of Generative Artificial Intelligence',
            'A generative artificial intelligence program was used to prepare a first draft of parts of this brief. The undersigned attorney has reviewed and edited the whole brief, checked each citation and quotation against its source, and is responsible for it.',
            unused,
          )
        : undefined
    case 'V2':
      return say(
        'CERTIFICATE OF COMPLIANCE',
        'To the extent that a generative artificial intelligence program was used in drafting this document, I, who sign it, verified the accuracy of all generated text, including every citation and legal authority.',
        unused,
      )
    case 'V3':
      return kit.usedModel
        ? say(
            'RELIANCE ON UNVERIFIED SOURCE',
            'In preparing this document I relied on a generative artificial intelligence program. I have confirmed that the material taken from it, including every authority cited, is not fictitious. I make this statement subject to Rule 11. I declare under penalty of perjury that the foregoing is true and correct.',
            unused,
          )
        : undefined
    case 'V4':
      return say(
        'REMINDER: FORM OF THE COURT',
        'This court has a form of its own, which is filed with the appearance. Any text drafted by generative artificial intelligence will be checked for accuracy by a person, in print reporters or a legal database.',
        unused,
      )
    case 'V5':
      return say(
        'STATEMENT ON GENERATIVE ARTIFICIAL INTELLIGENCE',
        'Generative artificial intelligence was used in drafting parts of this filing. The undersigned reviewed all of it and verified every citation.',
        unused,
      )
  }
}
