/** `practices Falun Gong since 2019` -> `has practiced Falun Gong since 2019` */
export function sincePerfect(sentence: string): string {
  return sentence.replace(
    /(?<=^(?:\p{Lu}\S{0,40} ){1,5})(practices|meditates|attends|studies|leads|teaches|works|lives|belongs|prays|serves|owns|takes|suffers|drives|cares|coaches|volunteers|sings|plays)(?= [^.;,]{0,80}\bsince (?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?(?:19|20)\d\d\b)/u,
    (verb) => `has ${perfects[verb] ?? verb}`,
  )
}

const perfects: Readonly<Record<string, string>> = {
  practices: 'practiced',
  meditates: 'meditated',
  attends: 'attended',
  studies: 'studied',
  leads: 'led',
  teaches: 'taught',
  works: 'worked',
  lives: 'lived',
  belongs: 'belonged',
  prays: 'prayed',
  serves: 'served',
  owns: 'owned',
  takes: 'taken',
  suffers: 'suffered',
  drives: 'driven',
  cares: 'cared',
  coaches: 'coached',
  volunteers: 'volunteered',
  sings: 'sung',
  plays: 'played',
}
