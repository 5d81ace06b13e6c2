import { withIndefiniteArticle } from '#domain/prose/words.ts'
import { spelledOut } from '../record-lines.ts'

const side: Readonly<Record<string, string>> = { l: 'left', r: 'right', b: 'both', left: 'left', right: 'right' }

/** `Scar L thigh 7 cm, seen, I’m not a physician, leave to medical`: what was seen on the body, and by whom it is to be judged. */
export function saidOfBody(note: string): string | undefined {
  const [, what = '', , of = '', part = '', size = '', rest = ''] =
    /^(scars?|bruises?|burns?|marks?|wounds?)(?: (?:on|of))?( the)? ?(?:\b(L|R|left|right)\b\.? )?(\p{Ll}+(?: \p{Ll}+)?) (\d{1,3}(?:\.\d)?(?: ?x ?\d{1,3})? ?(?:cm|mm))\b,?\s*(.*)$/iu.exec(
      note,
    ) ?? []
  if (what === '') return undefined
  const where = `${side[of.toLowerCase()] ?? ''} ${part}`.trim()
  const noun = what.toLowerCase()
  const first = `I observed ${noun.endsWith('s') ? noun : withIndefiniteArticle(noun)} of ${size.replace(/(\d)(?=[cm]m)/u, '$1 ')} on the ${where}`
  const more = rest
    .split(/,\s*/u)
    .filter((clause) => clause !== '' && !/^(?:was )?seen$/iu.test(clause))
    .map((clause) => clause.replace(/^I['’]m\b/u, 'I am'))
  if (more.length === 0) return `${first}.`
  const [clause = '', ...others] = more
  const judged = others.some((one) => /^(?:I )?leave (?:it )?to (?:the )?(?:medical|physician|doctor)/iu.test(one))
  if (/^I am not an? /u.test(clause))
    return `${first}; ${clause}${judged ? ' and leave it to a medical examination' : ''}.`
  return `${first}. I noted: ${spelledOut(more.join(', '))}.`
}
