import { listInWords } from '#domain/prose/words.ts'

const test =
  /(PCL(?:-5|-C)?|PHQ-?[29]|GAD-?7|HTQ|HSCL-?25|MoCA|MMSE|M-?FAST|BDI(?:-II)?|BAI|CAPS-5|DES(?:-II)?|TOMM|SIMS|CES-D|PDS-5|IES-R|DASS-?21|WHODAS(?: 2\.0)?|C-SSRS|ISI|AUDIT|ACE)(?: score)?(?: was| of| is|:| ?=)? (\d{1,3}(?:\.\d)?)(?:\/(\d{1,3}))?(?: ?\(([^()]{2,60})\))?/u
const all = new RegExp(String.raw`^(?:${test.source}[.;,]?\s*(?:and )?)+$`, 'u')

const each = new RegExp(test.source, 'gu')

/** `PCL-5: 58 (cutoff 31-33). PHQ-9: 17.` as one sentence; undefined where the note holds anything else. */
export function saidOfScores(note: string): string | undefined {
  const plain = note.trim().replace(/[.;,]$/u, '')
  const [, finding, rest] = /^(no (?:sign|indication|evidence) of (?:malingering|feigning|exaggeration)): (.+)$/iu.exec(
    plain,
  ) ?? ['', undefined, plain]
  if (!all.test(rest ?? '')) return undefined
  const found = [...(rest ?? '').matchAll(each)]
  const told = found.map(([, name = '', score = '', of, remark], at) => {
    const value = `${score}${of === undefined ? '' : ` of ${of}`}${remark === undefined ? '' : ` (${inWords(remark)})`}`
    return at === 0 ? `on the ${name} was ${value}` : `on the ${name} ${value}`
  })
  const said = listInWords(told)
  return finding === undefined
    ? `The score ${said}.`
    : `There is ${finding.charAt(0).toLowerCase()}${finding.slice(1)}: the score ${said}.`
}

const inWords = (remark: string) =>
  remark
    .replaceAll(/(\d)[-–](?=\d)/gu, '$1 to ')
    .replaceAll(/ ?= ?/gu, ' means ')
    .replaceAll(/ ?< ?/gu, ' below ')
    .trim()
