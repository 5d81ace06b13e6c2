const present: Readonly<Record<string, string>> = { has: 'have', is: 'am', does: 'do', was: 'was' }

/** What was said of somebody else, after `I` or `We`: `Has known him and knows his work` -> `have known him and know his work`. */
export function conjugate(rest: string, says: 'I' | 'We'): string {
  const first = rest.charAt(0).toLowerCase() + rest.slice(1)
  const base = first.replace(
    /^((?:also|only|first|still|now|never|personally) )?(\p{L}+)/u,
    (whole, adverb: string | undefined, verb: string) => {
      const turned =
        says === 'We'
          ? ({ is: 'are', was: 'were', has: 'have', does: 'do' }[verb] ?? verb)
          : (present[verb] ?? baseOf(verb))
      return `${adverb ?? ''}${turned === '' ? whole : turned}`
    },
  )
  // `and knows` goes on about the same person.
  return base.replaceAll(
    /(?<=(?:, |\band |\bbut )(?:also )?)(knows|reads|cites|has|is|does(?= not )|teaches|supervises|works|considers|thinks|believes|holds|meets|sees|visits|treats|counsels|coaches|sits|serves|uses|runs)\b/gu,
    (verb) => (says === 'We' ? verb : (present[verb] ?? baseOf(verb))),
  )
}

const noBase = /^(?:is|was|has|does|this|us|its|his|always|perhaps|previous\p{L}*|across)$/u

function baseOf(verb: string): string {
  if (!verb.endsWith('s') || noBase.test(verb) || verb.endsWith('ss')) return verb
  if (/(?:ch|sh|x|ss)es$/u.test(verb)) return verb.slice(0, -2)
  return verb.endsWith('ies') ? `${verb.slice(0, -3)}y` : verb.slice(0, -1)
}
