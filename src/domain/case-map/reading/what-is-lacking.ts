/** `no VA there`, `children never been`, `no news since`, `no kids together` */
export function lackOf(text: string): string | undefined {
  const never = /^((?:\p{L}+ )?(?:children|boys|girls|sons|daughters)) never been(?: there)?$/u.exec(text)?.[1]
  if (never !== undefined) return `The ${never} have never been there`
  const [, what = '', where = ''] =
    /^no ([\p{L}’ -]{2,50}) (here|there|nearby|in town|in the (?:town|village|region|country))$/u.exec(text) ?? []
  if (what !== '') return `There ${what.endsWith('s') ? 'are' : 'is'} no ${what} ${where}`
  const [, of = '', since = ''] = /^no (news|contact|word)( since.{0,40})?$/.exec(text) ?? []
  if (of !== '') return `There has been no ${of}${since}`
  return /^no (?:children|kids)(?: together)?$/.test(text) ? 'The couple have no children' : undefined
}

const littleOf = /^((?:almost |very )?(?:no|little)) (\p{Lu}\p{Ll}+(?:sh|an|ese|ic|ian|li|ili)|French)$/u

const bases: Readonly<Record<string, string>> = { driving: 'drive', lifting: 'lift', working: 'work', walking: 'walk' }

/** `no Spanish`, `no driving at night` */
export function ownLackOf(text: string, subject: string): string | undefined {
  const [, little = '', tongue = ''] = littleOf.exec(text) ?? []
  if (tongue !== '' && little !== 'no') return `${subject} speaks ${little} ${tongue}`
  const language = /^no (\p{Lu}\p{Ll}+(?:sh|an|ese|ic|ian|li|ili)|French)$/u.exec(text)?.[1]
  if (language !== undefined) return `${subject} speaks no ${language}`
  const [, doing = '', how = ''] = /^no (driving|lifting|working|walking)( .{2,40})?$/.exec(text) ?? []
  return doing === '' ? undefined : `${subject} cannot ${bases[doing] ?? doing}${how}`
}
