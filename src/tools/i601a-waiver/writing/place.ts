import type { Cluster } from './clusters.ts'
import type { Topic } from './topics.ts'

/** One paragraph's worth of facts with its place: section id and topic. */
export type Place = { readonly section: string; readonly topic: Topic; readonly cluster: Cluster }
