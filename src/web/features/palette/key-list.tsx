import { keysOfTheProduct } from './keys.data.ts'
import styles from './palette.module.css'

/** The keys of the product, by the place where they act. */
export function KeyList() {
  return (
    <div className={styles.keys}>
      {keysOfTheProduct.map(({ where, keys }) => (
        <section key={where}>
          <h3>{where}</h3>
          <dl>
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="small muted">
        Single letters act outside of fields. They can be switched off under Settings, Appearance.
      </p>
    </div>
  )
}
