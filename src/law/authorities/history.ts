import { lawPart } from '../in-force.ts'
import type { HistoryChain } from './history-chain.ts'
import { builtInHistory } from './history-chains.data.ts'

/** The chains that are known; a decision without one is not thereby free of negative history. */
export const historyChains = lawPart<readonly HistoryChain[]>('historyChains', builtInHistory)
