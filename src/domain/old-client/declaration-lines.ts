import type { TemplateLine } from '#domain/template-sections/old-case.ts'

const opensDeclaration =
  /^\W*(?:(?:supplemental |sworn |unsworn )?(?:declaration|affidavit) of\b)|^\W*declaración de\b|\bI, [^.]{3,60},? (?:hereby |do )*(?:declare|depose|state|swear|affirm)/iu
const endsDeclaration =
  /^\W*(?:certificat(?:e|ion) of|proof of service|index of|order of the|(?:translator|interpreter)[’']?s )/iu

/** The lines of declarations, in which `I` is somebody of the case. */
export function declarationLines(lines: readonly TemplateLine[]): ReadonlySet<TemplateLine> {
  let isOpen = false
  return new Set(
    lines.filter(({ part, text }) => {
      if (part === 'body') isOpen = opensDeclaration.test(text) || (isOpen && !endsDeclaration.test(text))
      return isOpen
    }),
  )
}
