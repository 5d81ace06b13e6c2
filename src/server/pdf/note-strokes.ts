/** One number is gray, three are red, green and blue, four are for print. */
export function colorOperator(color: readonly number[], use: 'fill' | 'stroke'): string {
  const [fill = 'rg', stroke = 'RG'] = color.length === 1 ? ['g', 'G'] : color.length === 4 ? ['k', 'K'] : []
  return `${color.join(' ')} ${use === 'fill' ? fill : stroke}`
}

/** A path through points that come as x and y one after the other. */
export function polyline(points: readonly number[]): string {
  const steps = Array.from({ length: Math.floor(points.length / 2) }, (_, at) => {
    return `${points[at * 2]} ${points[at * 2 + 1]} ${at === 0 ? 'm' : 'l'}`
  })
  return steps.join(' ')
}

/** How far a curve's handles stand from its ends for a quarter of a circle, as a share of the radius. */
const handle = 0.5523

/** A closed path round the inside of a box. */
export function ellipse(left: number, bottom: number, right: number, top: number): string {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2]
  const [byX, byY] = [((right - left) / 2) * handle, ((top - bottom) / 2) * handle]
  return [
    `${right} ${y} m`,
    `${right} ${y + byY} ${x + byX} ${top} ${x} ${top} c`,
    `${x - byX} ${top} ${left} ${y + byY} ${left} ${y} c`,
    `${left} ${y - byY} ${x - byX} ${bottom} ${x} ${bottom} c`,
    `${x + byX} ${bottom} ${right} ${y - byY} ${right} ${y} c h`,
  ].join(' ')
}
