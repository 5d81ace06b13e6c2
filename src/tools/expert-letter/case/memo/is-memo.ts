import type { SourceText } from '#domain/drafting/tool.ts'
import { isOwnVoice } from '../own-voice.ts'
import { readMemo } from './memo-points.ts'

/** The paper is such a memo, whose marks and lines other readers leave alone. */
export const isMemo = (paper: SourceText): boolean =>
  isOwnVoice(paper) && speaks.test(paper.text) && readMemo(paper.text, () => false) !== undefined

/** The expert says I in it: what somebody else wrote down of a talk has a reader of its own. */
const speaks = /(?<![\p{L}.])[Ii](?:['’](?:m|ve|d|ll))? \p{Ll}/u
