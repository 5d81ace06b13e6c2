import { createReadStream } from 'node:fs'
import { access, copyFile, mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertOffice } from '#server/pdf/convert-office.ts'
import { fileKind } from '#server/reading/file-kind.ts'
import { readDocument } from '#server/reading/read-document.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'
import type { Services } from '#server/services.ts'
import { onDisk } from './reading.ts'
import { fileLimit, type ReceivedFile } from './receive-form.ts'

/**
 * A template as the Word file that a draft is built in. One of an old Word version, RTF or ODT is converted once, by the
 * LibreOffice of this machine, and the Word file takes its place. Throws `UnreadableDocument` where there is none.
 */
export async function asWordTemplate({ files }: Pick<Services, 'files'>, file: ReceivedFile): Promise<ReceivedFile> {
  const converted = await onDisk(files, file.key, async (path) => {
    const extension = await convertible(path)
    if (extension === undefined) return undefined
    // What our own reader refuses is refused with its sentence, before another program sees it.
    await readDocument(path)
    const folder = await mkdtemp(join(tmpdir(), 'drafty-template-'))
    try {
      const from = join(folder, `template.${extension}`)
      const to = join(folder, 'made')
      await Promise.all([copyFile(path, from), mkdir(to)])
      if (!(await made({ path: from, folder, to }))) throw new UnreadableDocument('needs-conversion')
      const word = join(to, 'template.docx')
      // LibreOffice ends well even where it made nothing.
      await access(word)
      return await files.put(createReadStream(word), fileLimit)
    } catch (cause) {
      throw cause instanceof UnreadableDocument ? cause : new UnreadableDocument('not-converted', { cause })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
  if (!converted) return file
  await files.remove(file.key)
  const fileName = file.fileName.replace(/\.[^.]{1,5}$/, '') + '.docx'
  return { ...file, ...converted, fileName, mediaType: wordType }
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const made = (place: { path: string; folder: string; to: string }): Promise<boolean> =>
  convertOffice({ ...place, as: 'docx' })

/** The usual end of the name of such a file; undefined where it needs no conversion or cannot have one. */
async function convertible(path: string): Promise<'doc' | 'rtf' | 'odt' | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1_000_000), 0, 1_000_000, 0)
    const head = buffer.subarray(0, bytesRead)
    switch (fileKind(head)) {
      case 'rtf':
        return 'rtf'
      case 'early-word':
        return 'doc'
      case 'compound':
        return head.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? undefined : 'doc'
      case 'zip':
        return head.subarray(0, 120).includes('mimetype') ? 'odt' : undefined
      default:
        return undefined
    }
  } finally {
    await file.close()
  }
}
