import { strToU8, zipSync } from 'fflate'

const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'))

/** A PDF with these lines on each page, uncompressed, in 12 points; a line that begins with `# ` in 20. */
export function smallPdf(pages: readonly (readonly string[])[], trailer = ''): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
    ...pages.flatMap((lines, index) => {
      const content = pageContent(lines)
      const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`
      return [page, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`]
    }),
  ]
  return pdfOf(objects, trailer)
}

/** A form of one page with a field of each kind: typed, ticked, not ticked, chosen; and a box of text laid over it. */
export function formPdf(): Uint8Array {
  const widget = (name: string, more: string) =>
    `<< /Type /Annot /Subtype /Widget /Rect [72 600 200 620] /T (${name}) ${more} >>`
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R 5 0 R 6 0 R 7 0 R] >> >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Annots [4 0 R 5 0 R 6 0 R 7 0 R 8 0 R] >>',
    widget('Page1[0].FamilyName[0]', '/FT /Tx /V (Example)'),
    widget(
      'Page1[0].Married[0]',
      '/FT /Btn /TU (Marital status: married) /V /Y /AS /Y /AP << /N << /Y 9 0 R /Off 9 0 R >> >>',
    ),
    widget('Page1[0].Widowed[0]', '/FT /Btn /V /Off /AS /Off /AP << /N << /Y 9 0 R /Off 9 0 R >> >>'),
    widget('Page1[0].Class[0]', '/FT /Ch /Ff 131072 /V (1) /Opt [[(1) (B-2 visitor)] [(2) (F-1 student)]]'),
    '<< /Type /Annot /Subtype /FreeText /Rect [72 500 300 520] /DA (/F1 12 Tf) /Contents (See the attached page.) >>',
    '<< /Type /XObject /Subtype /Form /BBox [0 0 10 10] /Length 0 >>\nstream\n\nendstream',
  ])
}

function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries}`
  return latin1(`${body}${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${body.length}\n%%EOF`)
}

function pageContent(lines: readonly string[]): string {
  const shown = lines.map((line, index) => {
    const isLarge = line.startsWith('# ')
    const text = line.replace(/^# /, '').replaceAll(/([\\()])/g, '\\$1')
    return `/F1 ${isLarge ? 20 : 12} Tf 1 0 0 1 72 ${720 - index * 24} Tm (${text}) Tj`
  })
  return `BT ${shown.join('\n')} ET`
}

/** A PDF that wants a password (ISO 32000-1, 7.6.3), whose keys fit none. */
export function lockedPdf(): Uint8Array {
  const key = 'A'.repeat(32)
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /O (${key}) /U (${key}) /P -4 >> /ID [(0123456789abcdef) (0123456789abcdef)] `
  return smallPdf([['secret']], encrypt)
}

export function smallRtf(): Uint8Array {
  return latin1(
    String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fcharset0 Times New Roman;}{\f1\fcharset204 Times;}}{\stylesheet{\s0 Normal;}{\s1\b heading 1;}}{\info{\author Somebody}}{\header DETAINED}\pard\s1 Statement\par\pard\s0 She entered on \'93March 3\'94, se\u241?or \{sic\}.\par{\f1\'cf\'f0\'e8}\tab{\b bold} {\deleted gone}kept{\*\unknown hidden}\line next{\footnote\pard See Ex. A.}\par\trowd A\cell B\cell\row}`,
  )
}

export function smallOdt(): Uint8Array {
  const content =
    '<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="b"><office:body><office:text><text:tracked-changes><text:changed-region><text:deletion><text:p>deleted words</text:p></text:deletion></text:changed-region></text:tracked-changes><text:h text:outline-level="2">Statement</text:h><text:p>She entered<text:s text:c="2"/>in 2019.<text:tab/>End<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>See Ex. A.</text:p></text:note-body></text:note></text:p><table:table><table:table-row><table:table-cell><text:p>A</text:p></table:table-cell><table:table-cell><text:p>B</text:p></table:table-cell></table:table-row></table:table></office:text></office:body></office:document-content>'
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(content),
  })
}

/** The first bytes of a PNG that says that it has this size. */
export function pngHeader(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33)
  bytes.write('\u0089PNG\r\n\u001A\n', 'latin1')
  bytes.writeUInt32BE(13, 8)
  bytes.write('IHDR', 12, 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return Uint8Array.from(bytes)
}

/** The container of old Office files, with one stream of this name. */
export function compoundFile(streamName: string): Uint8Array {
  const mark = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  return Uint8Array.from(
    Buffer.concat([mark, Buffer.alloc(1024), Buffer.from(streamName, 'utf16le'), Buffer.alloc(512)]),
  )
}
