/** What a part of a packet is put together from. Plain data: it crosses to a thread. Paths are files on the local disk. */
export type PartPlan = {
  readonly to: string
  readonly title: string
  readonly sheets: readonly SheetPlan[]
}

export type SheetPlan = {
  /** What the file calls the page: `ii`, `12`. */
  readonly label: string
  /** Printed at the lower right: `Ex. B    12`, `21`. */
  readonly stamp: string
  /** Printed at the lower left: `RIVERA-000012`. */
  readonly bates?: string
  readonly content: SheetContent
  /** An entry of the outline that leads here; `level` 2 stands under the last entry of level 1. */
  readonly outline?: { readonly title: string; readonly level: 1 | 2 }
}

export type SheetContent =
  | { readonly kind: 'tab'; readonly letter: string; readonly title: string; readonly pages: string }
  /** A page of a file of letter pages; `room` says where a stamp can go without shrinking the page. */
  | {
      readonly kind: 'page'
      readonly path: string
      readonly page: number
      readonly right: 'none' | 'little' | 'much'
      readonly left: 'none' | 'little' | 'much'
      /** Places on the page that lead to other sheets of the packet. */
      readonly links?: readonly SheetLink[]
    }

/** A rectangle in points from the lower left of the page, and the label of the sheet that it leads to. */
export type SheetLink = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly to: string
}
