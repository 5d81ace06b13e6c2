const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * Names that are also ordinary words or names of elements of HTML: taken for the name only with a capital. Without the
 * list a client called Will would turn every future tense into a stand-in.
 */
export const ambiguousNames = words(`
  abbey amber angel april arch art ash august aurora autumn baker bank banks bard barn basil bass bay bear bell berry best
  bill birch bird bishop black blue bob bond book booker bow box brand brave breeze brook brooks brown buck bud burn bush
  butler button buy cage call camp can candy cannon care carol carter case cash cat chance chase cherry child church cite
  clay cliff coal cole cook cool cooper court cousin crane creed cross crystal dale daisy dash dawn day dean dear dell
  destiny diamond dick do dove drew duke dusty early earl east eden em english even ever faith fall far farmer fern field
  fields finch fish fisher flint flora flower ford forest fox frank free french frost gale garden gay gene gentry german
  gill glen gold good grace grant gray green grove guy hall ham hand harbor hardy harmony harvest hay hazel heart heath heather
  hill hills holiday holly holy home honey hood hope house hunt hunter in iris iron israel ivory ivy jack jade jasmine
  jay jean jersey jet jewel joy judge june justice kay key king kit knight lake land lane lark latin laurel law lea lee
  li liberty light lily line link lion list little long lot love low luck lucky lynn main major man marble march marina mark
  marsh marshal mason mat may meadow melody mercy mile miles mill miller mint miracle misty monk moon moore moss mountain my
  new nick nickel night noble noon norm north oak ocean olive page paige palm paris park parker pat patience paul pearl pen
  penny pepper peter piper pleasant pierce pike pink place pond poole pope porter potter prairie price pride priest prince
  princess prudence queen quiet rain ralph ran rap raven ray read reason red reed reef reid rice rich rider ring river road
  rob robin rock rod root rose ruby rusty sage sally sand sandy sea serene serenity shade sharp she shepherd shore short
  silver sky small smith snow so son song spring star stark steel stem sterling stone storm story strong su summer summers
  sun sung sunny sup swan sweet tailor tan tanner taylor ted temple terry than thorn tiger tim to todd tom town true trinity
  u unity us van vale vera verity violet virginia wade walker wall ward waters way webb wells west wheeler white will wills
  winter wise wolf wood woods worth wren wright yard year young
  p ul ol td tr th table strong mark span src fn data gap authority source section text name date number person family
`)

/** Small words inside names; alone they name nobody. */
export const nameParticles = words(
  'de del la las los da do dos das di du le van von der den het ten bin ibn bint al el abu y e san santa st jr sr ii iii iv mr mrs ms dr',
)
