import { FilePenLine, Lock, type LucideIcon, PenLine, RefreshCcwDot } from 'lucide-react'
import type {
  TemplateSection,
  TemplateSectionKind,
  TemplateSectionMode,
} from '#domain/template-sections/template-section.ts'

type ModeWords = { readonly word: string; readonly told: string; readonly icon: LucideIcon }

export const modeWords: Readonly<Record<TemplateSectionMode, ModeWords>> = {
  rewrite: { word: 'Written anew', told: 'Written for this client, about as long as in the template.', icon: PenLine },
  fill: { word: 'Filled in', told: 'Its words stay; only its placeholders are filled in.', icon: FilePenLine },
  keep: { word: 'Kept as it is', told: 'Stays byte for byte. Placeholders in it are filled in by hand.', icon: Lock },
  rebuild: { word: 'Made from documents', told: 'The documents that you pick are listed here.', icon: RefreshCcwDot },
}

export const kindWords: Readonly<Record<TemplateSectionKind, string>> = {
  letterhead: 'Letterhead',
  caption: 'Court caption',
  addressee: 'Date and addressee',
  contents: 'Table of contents',
  heading: 'Heading alone',
  facts: 'Facts',
  law: 'Law',
  argument: 'Argument',
  exhibits: 'List of exhibits',
  conclusion: 'Conclusion',
  signature: 'Signature',
  certificate: 'Certificate',
  form: 'Form',
  text: 'Other text',
}

/** Signatures and certificates are never written by anyone but the firm. */
export function modesOf({ kind }: TemplateSection): readonly TemplateSectionMode[] {
  return kind === 'signature' || kind === 'certificate' ? ['keep', 'fill'] : ['rewrite', 'fill', 'keep', 'rebuild']
}

/** `3 written anew, 2 filled in, 1 kept as it is`. */
export function countedModes(sections: readonly TemplateSection[]): string {
  const counts = Map.groupBy(sections, ({ mode }) => mode)
  return (['rewrite', 'fill', 'keep', 'rebuild'] as const)
    .flatMap((mode) => {
      const count = counts.get(mode)?.length ?? 0
      return count === 0 ? [] : [`${count} ${modeWords[mode].word.toLowerCase()}`]
    })
    .join(', ')
}
