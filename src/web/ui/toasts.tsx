import { useEffect, useEffectEvent } from 'react'
import { toast, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled'
import styles from './toasts.module.css'

/** Where the notifications of `notify` appear. While one is pointed at or has the focus, all of them wait. */
export function Toasts() {
  return (
    <div
      className={styles.stack}
      onMouseEnter={() => toast.pause()}
      onMouseLeave={() => toast.play()}
      onFocus={() => toast.pause()}
      onBlur={() => toast.play()}
    >
      <ToastContainer
        position="bottom-right"
        aria-label="Notifications"
        autoClose={false}
        closeButton={false}
        customProgressBar
        draggable={false}
        icon={false}
        pauseOnFocusLoss={false}
        transition={StartAtOnce}
      />
    </div>
  )
}

/** The card times and fades itself; this only sets its clock going. */
function StartAtOnce({ children, ...toastProps }: ToastTransitionProps) {
  const start = useEffectEvent(() => toastProps.playToast())
  useEffect(() => start(), [])
  return children
}
