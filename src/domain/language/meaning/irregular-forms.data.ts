/** Forms of usual verbs and nouns that no rule leads back: the form, then what it is a form of. */
const lines = `
was be|were be|been be|is be|are be|had have|has have|did do|done do|went go|gone go|came come|took take|taken take
gave give|given give|got get|gotten get|made make|said say|told tell|saw see|seen see|knew know|known know|thought think
brought bring|bought buy|sold sell|paid pay|kept keep|left leave|lost lose|met meet|sent send|spent spend|built build
lent lend|held hold|led lead|read read|heard hear|felt feel|found find|fought fight|caught catch|taught teach|sought seek
broke break|broken break|spoke speak|spoken speak|wrote write|written write|drove drive|driven drive|rode ride|ridden ride
rose rise|risen rise|fell fall|fallen fall|grew grow|grown grow|threw throw|thrown throw|flew fly|flown fly|drew draw|drawn draw
began begin|begun begin|drank drink|drunk drink|sang sing|swam swim|ran run|won win|hung hang|hanged hang|struck strike|stricken strike
shot shoot|hit hit|cut cut|hurt hurt|put put|set set|let let|beat beat|beaten beat|bit bite|bitten bite|hid hide|hidden hide
fled flee|slept sleep|wept weep|crept creep|swept sweep|dealt deal|meant mean|burnt burn|bled bleed|fed feed|stole steal|stolen steal
chose choose|chosen choose|froze freeze|frozen freeze|woke wake|woken wake|wore wear|worn wear|tore tear|torn tear|swore swear|sworn swear
bore bear|born bear|borne bear|stood stand|understood understand|sat sit|lay lie|lain lie|laid lay|shook shake|shaken shake
forgot forget|forgotten forget|forgave forgive|became become|overcame overcome|underwent undergo|undergone undergo|withdrew withdraw|withdrawn withdraw
arose arise|bound bind|ground grind|wound wind|slid slide|shut shut|split split|spread spread|cost cost|quit quit|wed wed
wives wife|lives life|knives knife|children child|men man|women woman|people person|feet foot|teeth tooth|mice mouse|selves self
shown show|proven prove|swollen swell|sank sink|shrank shrink|stuck stick|stung sting|swung swing|dug dig|lit light|rang ring|sprang spring
`

/** For every irregular form the base forms that it can have. */
export const irregularForms: ReadonlyMap<string, readonly string[]> = (() => {
  const forms = new Map<string, string[]>()
  for (const pair of lines.trim().split(/[|\n]/)) {
    const [form = '', base = ''] = pair.split(' ')
    forms.set(form, [...(forms.get(form) ?? []), base])
  }
  return forms
})()
