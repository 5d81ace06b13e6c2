import encodeQr from 'qr'
import { useMemo } from 'react'
import styles from './account-settings.module.css'

/** A text as a QR code: one path of unit squares, dark on white in both schemes, since cameras expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { side, path } = useMemo(() => drawQr(text), [text])
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

/** The quiet zone that ISO/IEC 18004 asks for, in modules. */
const quietZone = 4

/** Side in modules, and a path that draws each run of dark modules as one rectangle. */
export function drawQr(text: string): { side: number; path: string } {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: quietZone })
  const runs = rows.flatMap((row, y) => {
    const line = row.map((dark) => (dark ? '1' : '0')).join('')
    return [...line.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
  })
  return { side: rows.length, path: runs.join('') }
}
