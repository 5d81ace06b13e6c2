import { Extension, textInputRule } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { curlyQuotes } from '#domain/prose/house-style.ts'

/** Quotation marks and apostrophes become curly as they are typed or pasted, as filed text has them. */
export const CurlyQuotes = Extension.create({
  name: 'curlyQuotes',
  addInputRules: () => [
    textInputRule({ find: /(?:^|[\s([{—–/“‘-])(")$/u, replace: '“' }),
    textInputRule({ find: /"$/u, replace: '”' }),
    textInputRule({ find: /(?:^|[\s([{—–/“])(')$/u, replace: '‘' }),
    textInputRule({ find: /'$/u, replace: '’' }),
  ],
  addProseMirrorPlugins: () => [new Plugin({ props: { transformPastedText: (text) => curlyQuotes(text) } })],
})
