import type { Box, Painted } from './painted.ts'

/** A signature is wider than it is high; a scanned page or a photograph is not. */
const [narrowest, widest] = [2, 8]
/** Points above a line in which somebody signs, and below it. */
const [above, below] = [36, 8]
/** How far from a line its label may stand. */
const labelReach = 26

/** Whether a picture with the shape of a signature lies on a line to sign on. */
export function hasSignaturePicture(painted: readonly Painted[]): boolean {
  const lines = signatureLines(painted)
  return painted.some(({ kind, box }) => {
    const shape = (box.right - box.left) / (box.top - box.bottom)
    return kind === 'picture' && shape >= narrowest && shape <= widest && lines.some((line) => overlap(box, line))
  })
}

/** Underscores, a level line with its label beside it, and the place behind a label that stands alone. */
function signatureLines(painted: readonly Painted[]): Box[] {
  const labels = painted.flatMap((one) =>
    one.kind === 'text' && /signature|sign here|signed by|\bfirma\b/i.test(one.text) ? [one.box] : [],
  )
  return painted.flatMap((one): Box[] => {
    if (one.kind === 'text' && /_{6,}/.test(one.text)) return [room(one.box)]
    if (one.kind === 'rule' && labels.some((label) => overlap(label, room(one.box, labelReach)))) return [room(one.box)]
    if (one.kind === 'text' && labels.includes(one.box))
      return [room({ ...one.box, right: Math.max(one.box.right, one.box.left + 250) })]
    return []
  })
}

const room = ({ left, right, bottom, top }: Box, reach = below): Box => ({
  left,
  right,
  bottom: bottom - reach,
  top: top + above,
})

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) > Math.max(a.left, b.left) && Math.min(a.top, b.top) > Math.max(a.bottom, b.bottom)
