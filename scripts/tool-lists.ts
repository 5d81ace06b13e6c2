import { writeFileSync } from 'node:fs'
import { toolLists } from './new-tool/tool-lists.ts'

// node run.js scripts/tool-lists.ts: makes the lists of the tools anew after a folder came, went or was named otherwise.
for (const [path, text] of Object.entries(toolLists('.'))) writeFileSync(path, text)
