import type { FactKind } from '../../case-map.ts'

/**
 * Learned by scripts/learn-fact-kinds.ts from 3050 statements of 134 cases: what a statement has, one sign for each kind
 * before it (its place among 64 signs, less 32, is that many units of log odds), and the same for each direction of its words.
 */
export const kindWeights: {
  readonly kinds: readonly FactKind[]
  readonly unit: number
  readonly scale: number
  readonly bias: readonly number[]
  readonly directions: () => string
  readonly features: () => string
} = {
  kinds: [
    'identity',
    'status',
    'entry',
    'presence',
    'petition',
    'proceedings',
    'screening',
    'family',
    'event',
    'health',
    'care',
    'money',
    'work',
    'school',
    'ties',
    'country',
    'intention',
    'opinion',
    'character',
    'record',
    'harm',
    'threat',
    'motive',
    'belief',
    'trait',
    'fear',
    'protection',
    'relocation',
    'corroboration',
    'deadline',
    'achievement',
    'publication',
    'relation',
    'other',
  ],
  unit: 0.05,
  scale: 6,
  bias: [
    -0.32, -0.39, -0.31, -0.3, -0.43, -0.13, -0.44, -0.3, -0.34, 0.04, -0.22, -0.31, -0.15, -0.26, -0.23, -0.06, -0.31,
    -0.23, -0.14, -0.22, -0.17, -0.29, -0.27, -0.19, -0.18, -0.35, -0.25, -0.33, -0.21, -0.32, -0.09, -0.35, -0.39,
    0.14,
  ],
  directions: () =>
    'nlljkjknkjkjllkhjhijlklmjjkkljhlkkikhjlokggsolkkhoirjmkkkklijkljkmiiekhjmmlcgaacZfekkkafgglkjimfglagghiflkhddenefknfeqgcfhkhegehfkefkdceZagkWZigkjgZWVfegbfephjfgjfhfcUYYbljefachjgYcXZfoiaYfbeenongdhfdhlkapkighjjjmoigeolhjpjehkhoiifgmfqrjhjmmqijkqnnmrmqsopuphefjhnhhlfnljlhhjgmrjegdWfmlfkbibqifkhoegeggekhhlbijggojdfecXdlefYeekkigicfkfjiimclbfefeZZcVbeaXfchZaahbRXYgZaaafdZZYkekhfnjglfkhgfigiifogjkfhpplokhpkpdfbghaWgdchcddfYgffWYfUgXaZegbaagenjfhfksfiacmiclhgfpmphvkoilmignmhgdglpeegkgbmgrlkkmhiefdikhjipijmdklheommhljohakbcebedekinjcajjkmfhlgfhjhabYfieijbidfYkfdYffhgeeddZbcWfacddfedfgfljhqohqefkeninoifheihopnfjjgjggemnmrjogijofifiihkklbhgdiddeiefbgaffkiidcdkenjfXhhiiiifdlfkjljfhlihrlidgiiheglgdhhhejkkgjgjlnofifdaXbXWedgdkZZddaXcUbfbfjdYiedYacYbkeflgffefijeeeZdcedfgchUfaZeijhedfnklifimlhkoonlnjjqijknrfhghehdmfiiijilimbjjffeghhinbbigjgplchjkgkhfkkgVfhehcYfXYcfgaceghdfkiZgeZdffechjgigZicjchlhjghehhgbhjZfigekcddghhjillkgkklickiglgmfrkiljljkhheljhcfgdcgfflcjigjlcfmkZjleabgcefdfjhfkjbfbZYeXfgahcfdcbehcfiighhjYfbadciemfhkjgjhhnnjdeldbpgnljfkfkijgkkmleadaddedhegbniedXeiiceciTYdajcfddamfgdehchigcengfdhdZgeZdacffhbkccegaZVbbffgfighhcijdjiVigcefcmhhihidhlkjhffeoheicijhfhgifkegijgbfglooigbjlfbikegkeZgZdgcjdjddjijeicjfcjikbXfeZXiegicgehfgddkYchifhcdZdZdegehdklhgkhjkkfgimhmjieeddijhenhlgehcbbdehejkdikicXceafijgigjhimjdchfgmgiijgbnnhhhjmcfdeonfbckhodeeifdlilkhfbililkeeemnmdnkhgflgopjkiegcfcggjbkhjihchajacgjklfhkbZfhfdjflgakijgefpggjihbflhiefcehcffehbdeiikccemkeijjjfjeeegckdfjflfgcafjlekgladfZbiZhbfifidhcedcbihhfkZhgcjcgihljghkickhikfjkckhhgfkmnlllhlflghblfkjdiabhdbheihkhhgcaeibjcifdeihhbfhibhellZWhahadbemcWfZYibccaXgbieeWcdccfdgieeZffcdebZcgdimhcahfaeifiZjecggcdfnneiihlljdjgkejkjkpdilcfjming',
  features: () =>
    `
UTUUUUVbTdWWWTTTTbSUfmmceWdXXRWVVR 0 "
UPQYbeWYRTSqhQUeUUZgXSXUUQRRReVVRP 0 $
aKcaLYQTKhfcXefVNWVeghiWZcbQgJNaNh 0 :
ZagebjaaZXYZcaZYZaYZjafZXdcccZcdci 0 ?
ZfWebcbdRVfdaXUYchcbfgcddegfieXacX 0 long
gbibecDhdgXjdcSbBRbdbUOZPZZbZdafbW 0 number
YfQaPbWbfgbbgcbdLUebiPOddXcKbSRVVj 0 short
XhgcXcKcgdUSgWPdRTbfbcUgQbcYdeVWcb 0 year
VVVVVWXcUeXXXVUVVcTVgllXfYeZUTYYWT b " $
eefffdedddefeeedeeedfdiddegdeeffff b " and
ffffffffehfeedfeefeedehgeeeeidffeg b " because
ddddedccecgddedbcfddghgbccgccdfddc b " he
dddefcebeccddedfdedefhjedccddefged b " here
eeeefeeeeieeefeeedfeiddgdddeeeffef b " i
dfedfeedecdedeeeeeeecjcdedddeeeeed b " next
efeefeeeededefedfedebjchccedeffeff b " on
dddddceccgfdddddddddfdkbbaYbbdedec b " the
dedefeececedeedeeeedhiieddcdddefee b " they
eeffddfdeddeeeeeeeefghieddcdcfefdd b " this
eededddgcccddedddcedfhhddagdbdeecc b " you
deddddeecbcddddedeceekhddcbdcdeedc b " your
chffdcNfZfQgdaVXTMdYbARYRPZMadeffd b 0 $
YWbdYhbcVeYhhUZhaYaXiceaYbeWWWZaaY b 0 a
dfeefcfccccdeeeeeedegdehecddddfffe b 0 about
aYYcahaaXdbagaZZaaXhgYaYifZfaYbbZZ b 0 after
ddeeehedddddeeedfdeiceeedddecdfddd b 0 allegation
edddccdcdcbkbcecddcbdgeceddccceddb b 0 an
fdejUbXffccfYeTfbZZeabbgRgXWdceVeS b 0 and
dcdekbeeededdeedeedceefeeeefecdddc b 0 approv
edfcddeiddedefeedeedhddejcdcddefed b 0 as
WVZWVfXhVbedcVYbYYWZiVZfZTdXgiXXUg b 0 at
effefeffeffefffhffffhefdfeddfefeff b 0 attack
ccbcccebZkabacdbdbbcgabbcZgbgbdccb b 0 august
ffefgegefefefffeffefieeefeeefegggg b 0 beaten
ddddfdfdcideideddeedchbhdfccaceeec b 0 because
efddfdfdceddeefdffdejcdfeiddddffgf b 0 before
ddeddeecdjddededddedddeeedeecdddee b 0 both
cciecbdbhchbiccbddccccdccacaacdedc b 0 by
eecdeefedjcdddecededcdeecdedddeeed b 0 c
hdddeddbdccdjdbeddhdecdcdcdeddedcc b 0 cal
dbcccadebdeceddiddeagdddbahidbecdc b 0 cas
ffffffgefdekeefffeefehfffefdceffff b 0 cedi
fgffffgeeieeeffefdeedeeeeeeedfefff b 0 centimeter
feeeddefeefffefefeeceeedffdfdedjcc b 0 citation
dedeeeecdcbccdedfbdeldeddeeecddded b 0 cm
eeicdddddeidddedeedddeffecdeddffec b 0 d
bZfgYZdaVhYYeeaYbcbciZdabcYZYdcdcW b 0 day
ccccbcdcdhdccbcddbdbjceccddfiddbba b 0 discharg
ffeffeffeffgfffegffhedeefeeeehffff b 0 dollar
cdedceeiebfciiddeeddbdcdddedddeddd b 0 every
edeeceeecffdeecieeeeccccbichdefecd b 0 fami
bbbbcadbbhccbcccddcbecdccbjcbbcccb b 0 february
kdeddcdcdbecbdcidecccdddbdccdcdddb b 0 feet
chbchfdeddfebbebeedZdddddbacdhcbdb b 0 fil
ddeejefedeeddeeeeeeeeeeeeededeefde b 0 follow
aeZfWZZZYgaiecZhZhdeecedYXXXgYaZVU b 0 for
dfedfefddkdcdeedfcdfbeeeeddebcfefe b 0 fractur
cbccbbddckbchccbccccbdddcdcdbcdcca b 0 h
edeeeffidcdccdfhedfffefeedffffffff b 0 had
caabcadibjeZajaabdaaccccZbbcbacbbc b 0 has
bZaYbbceYfjXbYcYbbjedgbeZecWZaZbaa b 0 he
deddeefdcgdecfeceddefddddidibedece b 0 her
cdddddfddddcdedeffddhcdcdhdcchedde b 0 his
bcccbcdicdiagbcccccbibdccbbcbcccca b 0 hour
edeeedfdedheeheeeedeeeededidideeee b 0 hr
WbaQbhbahebbgbWVWYVdaZVjVXfddhbbZU b 0 i
dcibaidcdccdbddcddcccdddcccddjddcb b 0 i-
iTbVWgYdUcbecYXeZcfdeXcfXaYWacahVV b 0 in
bcddbdeheidbbgbcecccedddddcdbbibdd b 0 is
dhaaccccZjacbccbccbbcbdbcbbbgbccca b 0 it
jbaicddabaccabdbbcbbchbicZcdiacbbb b 0 january
bahbbicacbbbbbbbdcabicdfbbbebicbbb b 0 june
babaZbadacbkaccbccaahbcccabbabdbaZ b 0 k
dZbcdcdlcbbbabcbcebcbdcbcccddbddaa b 0 kid
cddcddeccccdddcjdeddddddcdcgddeeec b 0 kilometer
eeeeeffgeicddeddfedfdeddeeefdefeef b 0 l
edddfffiehhdcdeceeddcfeedeededffef b 0 lpr
cabbbccjaicbabdcdebbbhbccbbcbgcdaa b 0 m
ghacacdbabdcgccbcccbeebbbgagicdbZb b 0 march
hbkfZbbfacdceaacdecbdbfbbabcbgdbaa b 0 may
eeedeefedkbbgbfbedccdefdeddededdce b 0 mg
ddecdeejeegddedeieeddeddddedeeeeee b 0 mil
cccdbcdcdddjbdciecccbdddccbccdbccc b 0 million
ffefeefeeieechedfeeeeeedfeffdeeddd b 0 min
fgefgfgdefcdefgdgiffcdfefddfcfffgg b 0 mm
YXYZVaYXYcYlhXZYajWYghbaYZYfZfaYYW b 0 mo
effffffeeieefeeefdfffffffffeedfefe b 0 moderat
bYZaXabfZibdihcebabegadbbXaabgcbaX b 0 month
fffdfffdeeefeeeiefefeefeeffeefeede b 0 more
aheaabdYfYYigaabbcbbjfbhbcZcZadebb b 0 my
eeeededddcdddeeeeeedjcdddcddcdeddd b 0 nd
eehiffgeeefeefefffffefffffffeefggf b 0 near
cbcbccacbccbccccddbcjcbbicbcbbecbb b 0 never
aZicabahcbbZcabhccbaiacbcbidbbbaZa b 0 no
bbbbcbdbabbbbcbbcdbcbccibcecjbccbb b 0 november
cbdeacchcccjcdccddcdcccicceccccccc b 0 now
ccbbbdebbgbcbcebcbddkbdeebdcaiccdZ b 0 october
bYaaWaaZYefZbXZhZYaaidbZYhZgiZZYXZ b 0 of
YfhiWbbYXheegXYaZacXhWbZgUXYfXbaaW b 0 on
dbcdfdeccedecedbeecekcdcccedcdfffe b 0 our
ddddbcededcccdecedckcedddecdddeedc b 0 paid
eeffffffeeffefegfeeeeeeheeefeeffff b 0 peopl
cdddbdeedhchdcdhddccdddcdcddcdddcc b 0 percent
fefeeefeefeeeeeefeeeefeefeeeheedec b 0 phq-
edeeeeeddhiddedddeeeedddddddegffee b 0 pil
deeefdfddcddceedefedcjdhecdedeefee b 0 pm
eedceeeeeeeefeeeeeeigdefddddddefec b 0 polic
dcddedficjbcccdcddddddececdeddeffd b 0 pound
ccdeccdcceccddcceeeddcdkcdcccccccb b 0 reader
dccdddceddecdddeedeiccbdccghfccccc b 0 report
dddcddecdkdcdddbedddddfdedddbbccdc b 0 scor
cbdbdgdfdhaccgbcabafgaccaacgabccbc b 0 she
eeeefefdeiddeefhfeffddeeecdededdee b 0 show
efeefegeedeeeffdffedhchdfddeeeffgf b 0 six
edddfeghdcfdjeeedddfddddecdecdefee b 0 so
ffeeffgeeeeefffegfffifeefddefefggg b 0 soldier
dhddccedddeeddeeeddedeedededdkeddd b 0 statu
edcdhdeebdcddddhdecedghcefedcdfdec b 0 th
dcdedcfdbfeddfeededdchdibfddbheeed b 0 that
XVVWXXZXfdfifXWhZYVdgcWaWeeTVaaZZW b 0 the
fedgfefeeifdfffefeeegeeffegefgffff b 0 then
ddddecdchcddddejfeeeecdcdcccccdded b 0 there
bYYbbbddefbafbchcdZakXXZZWhXZcecba b 0 they
ddcddedheecbdddgeecdfddedciedddedd b 0 thr
dicdabdgbcddcdddccddbcccbcgibcdcaa b 0 through
ceccececcijbbccbecbdbddeededcddccc b 0 tim
XhfjSUVVVbfdfcXgWXUcdbbWidVfdfWVid b 0 to
cbabdadgZbcgbacZccbbfjcZdhaZeaddbb b 0 two
faghbbccZedbkbcbdebacccdcbchgdceZZ b 0 until
dcddcddjeddccddeeeddceddddddededdc b 0 usc
ddddeeeddfjcddcddcdcddedccddcddecd b 0 visit
ecjccddedeeeedeeeeeceeeeedeeeeeedc b 0 w
bcabjhccbgbdabcadabahacaahdaaZbaZZ b 0 was
ccfbcddbebbcbebieefcdbcjbbbhbfedcc b 0 we
ebedcefdeiccdbfbdcfeceffeefeicfeed b 0 week
iabfcbegeiadahdbbccddbbbcabfabdfcc b 0 when
eeeeeefeeieeeeeeecegeeeeeeeegdeeee b 0 which
ffddeeddceedeeeddfeecedfdigeddffee b 0 who
fZiZaadeXcZiebahadZgbabZbZghgZdeZb b 0 with
fddgdffeeidddefefehcefffffdedeefed b 0 without
bccbbcccbhfccbcccdbccibdcccjbbbcbb b 0 wk
cddedefjechcddhdddeedddddcdcedefde b 0 would
bbcbabbbahbahgbZcchbhfcbahaaaabaZZ b 0 x
iVZYYZcaYefZifhdZaXYffebYZZaZYYbXY b 0 years
bababbcbafibaaiccjabbbcbbbbcabedba b 0 yr
ddeecdddeccdcddddcddddeedeceiddcch b : by
eeedgefdebccdefcgcddjdededdejdfefe b : fractur
efefedfdfahddcdeedhechdiegddceeedd b : he
Zcbbcbbbcceddcahbdbgcbbbbckbbcddcb b : no
cccccfdbccccedcdddccibcccbjdcddccb b : not
eeeeddeedjeeeeededeedeedeecedeeeec b : pcl-
ggfdgfgdfeddiefdfgefddedfededffgff b : she
bcccedfcccdcdddceeccicdccdfciddddd b : the
cdddccdceccddcccciddcbjcbccdbddcdc b : this
cdbcdcebdiccbcdcecccicdcdcdcbdddeb b : two
eeddedddededdeeeeeeejcfddcddeeffed b : where
ddcceddddcddbddbeeeehccccccdcfeeej b : who
bbgddhcaaYaadbaZbbacjcbaZdYddbcddi b ? a
RRaTSURebhbcRbRgSacSfgcRbfddgSUTRO b ^ a
ebjZaabdcjdcbadacbcacdbebbbcbaddaa b ^ admit
ZYaaabahZYYZgaZebaiZibdYYbdZXfabYX b ^ after
dacbacZbbfcbcbjabcibgccccbbcabdcbZ b ^ all
bcjbbccbaceZaccbcbcbbhdcaZfabaehcc b ^ an
cbbdZZabbbccbbcaccbkiachbaZabaccbZ b ^ arrest
bfbbadaZibZahcbcZbabcagafbbgZhhbZa b ^ as
ZafaYgbYggfcXZZYaaaYfZddachXaaacZZ b ^ at
cbccadecjcccdddddedcccccdigdbheccd b ^ august
edcecfeccdcdddeeefeccckedbfccdffdd b ^ because
eeededeechcdgdeceddeehffedeeddeeec b ^ before
deeefefeddeedeehfeedkdedeegeeefffd b ^ between
djcbacbhbcbbcbfaahaeZcccaacbbcdeZb b ^ both
fffefeeedicefefdfeefdeffeeffdefefe b ^ bruis
dccccddccjbcecddccdcidcdbcdcbdcddc b ^ by
eeeeceebccceeeeedeeebkdeddcddeeedc b ^ cal
bckbbccdcccddcddeecbddecdcdeccdbca b ^ came
dbddbccddcdcedececdhcddebcjdbcdcbb b ^ cas
bbdcaaeddhbeabcbdbdjccecdcadgcacbb b ^ certify
dbccbbadccedccdiddcibccddcjddcdccb b ^ charg
ecddddeiededdddeeehdddeddeddeddeed b ^ church
deddcecdeddcdeedddcdibgdedcddddedj b ^ client
eddecdddehfddeedfedddeddedieedeeed b ^ complaint
dddeddeddededdedfedihdehdddeededdc b ^ convict
edeffffhfdgfeeefffffeefeefeefeffff b ^ daughter
ddcdejfcdcdedeedeedcdddddbdeddeefd b ^ detain
feffeefffjceedebecfedffeeeefcdfefe b ^ diagnosi
dedcddcccchdddidddcdcdcddddededceb b ^ does
bccdccbcblbbcbcbZlcdcacdbbcdgcecca b ^ dr
ddddcdeedeeddcedeedkddedeedeecdcbc b ^ dui
ffdefffebdeeeefeffeedheiedcdefffff b ^ each
edjceieedefedeedeeeeddeeddddedefdd b ^ enter
cddddedcddddeddidecdddceceideeeedc b ^ even
dedddecdcddeddddceddddcdhjdddeefdd b ^ everybody
dcddcddcdcbcdcdcecdcicccccdecddccj b ^ examination
bYbaZbddahlaagaZabgbgbbaaZababcbYZ b ^ father
cbcdabbcdbcbcddcedcbbcccccidbjcbca b ^ fil
deeedddedfdeddecdjedfddddddebdcccc b ^ find
ababbbbbcZbcbbbabbbaacdbbcmcbbccca b ^ fiscalia
cYZYZaZZZXXYiaZfZYXZfXjeYXeeYZaaYh b ^ for
eeeeeedeeeeedfedeeedcecckdcdeeeeed b ^ former
fgefgfgeeieefefegeffgdfefeeeefffgg b ^ four
feeefffeeifdeffdfeffeffffefedeeefe b ^ fractur
baZYaZcaabgiibZgZeZZaaafZYZiZecdaY b ^ from
dcdcddadcddcdedidedcjcdcadccdcedcb b ^ gang
ffeeeefefefideedffedeeeefeeeeefefe b ^ gros
eeeeeedeeeeeedejefeedeedieddddddee b ^ guatemalan
ebdidcbcbibcabcacdbcacdcbbbdbceecc b ^ has
PaddSXdTXedcebYHfLjgbdefZWXbIdeSfZ b ^ he
edddcifdeideddddeeeccefeddcfedeedb b ^ hear
UTVffZahUfhcTTidVeWWcUVWTSVeVVjgWU b ^ her
hRUegXXeUVeidTdeUeUUcTfbUgTTVaheTT b ^ his
ccccacadbcchbcbjcecchcddcbcedcedba b ^ hous
chddcddddddddeeddecdjedcdccdddedcc b ^ husband
gdeZKQfbbdWcjdeJdaWWcGLhcZVahbSNja b ^ i
ZXYZjibZZZaaZabaccbbaZbZabacakaYZX b ^ i-
cYZYZYYeXcehfZZYieYaaeXYcgdWYaccZU b ^ if
dcedcdcdccdddeddcdddcddejdcdddeecc b ^ immediat
PcWXRcSTgbVdbMakOgcZbfRhdeWkXbSURZ b ^ in
eddecjfeedeeeeeeeeeddeeeeeeeeddddb b ^ individual
cdedcdccdhidcdccddcedddhdeeeedceed b ^ is
aZZZbZbaiZbbYaZXbiZZecjbYZhZYaabZX b ^ it
eccccccjchbcbbcbccicbcbbbcbbcccdbc b ^ ivan
cbcbabajbibbcbcbcccccbdbbficcgccca b ^ june
eeeefffedieeefeeefeedeeeedeheeffee b ^ karla
dcdccdcebdeccdeheeddidddccddcdeddb b ^ kidnap
ccdgdbdbcbcifhcddehddcdhcededddddc b ^ kwabena
ccccbbecclccbbdbddccbbececbccccbcb b ^ l
echbcccebieddcecdeeccbddehccceedca b ^ last
aZZYZaahZdjbbbgZZcaaadbcaacebZdbaZ b ^ liv
ddccbdcidicdidecedddcddddddcdcdddd b ^ lost
cbcbccdibahdffccbcdcabdicacaibeebc b ^ lui
cabbbcdicbaabibbdhbacicabgdceacbiZ b ^ m
cbcdbccbciccccbccdbbbcdccbjccccccb b ^ mark
aZabacdhbabbabbccdbdabcaicbbcbddac b ^ marry
edeedifdeeeeeeeeffeedeeeeeeeededeb b ^ master
ddeeceddeddededdefdeedejcddedeedcd b ^ member
eedcfeedddeddedfdeddhcddbcdiddeeee b ^ men
ZiaabcceZhjccbababcbbbdaaaZbbbfeaa b ^ mother
aYZaYZZaZlciYaaZaYhaafaZaadaWibaZX b ^ mr
chdZiZMfXhXafeXIabYMcZVhagYXcdSSbG b ^ my
bZahcZjcZbcbibZZabagaaaaYZfabbccaY b ^ never
WcWhUfjVWWdhUUUiWVceTUWVTUjUfVYXgT b ^ no
aXYXYZVXVXjZaYYaYZXhiYZaXXgYXhcaYV b ^ nobody
cdedcccccibcddcddccddbdcccjdcdccbc b ^ not
eddccccddcddddecddddcdddccbcdkeedc b ^ notario
dcbdakedddedeeeeeeeccdeeedcedceeda b ^ notic
dccadcccbcdchdcjdcbchcZcbdbgacccbb b ^ of
eeddeeddceedeedddeecchcdbbicedefed b ^ officer
USWOYbaXgZeTVRcYUXfSieehVfdcYcZZYU b ^ on
aXZZZZbgYbXaaXZYZZajjdgZfYfXfZbaaZ b ^ one
ecdcbefcedhiccebefccfeeedbdeehefec b ^ only
YhZYWaZiYeYgefYYZaYaiaZcXYZfYYbbYY b ^ our
dbcbYccdcddgacdbddifajddcdccccccZZ b ^ paid
dddddfeedfeidddcffdeefeeffefeefeee b ^ papa
ddbcdcddbkaccbcdbadchcddaababccdbc b ^ patient
cdccccbcccccbdccdcjdcdccicccccddbc b ^ peopl
bccbcbddcldbbbcbcbcbbddcddccbbcbcb b ^ phq-
ccccbcdccibbcbccicdcbddcdbcdcdccca b ^ plan
dcdcckedededeeedfeedcdededdedbecea b ^ plead
dbbiabZbabbaabcfbbabeaiZYYfZaacdbZ b ^ polic
fcdccbcfbeeeicebeedcbbcjdbbdccecdb b ^ post
feeedefeedehcceifeedeefffdeeeeefed b ^ privat
cbddabbdcjjccdcbbccdbdddbcbcbccdba b ^ pt
aagdcebaaYaZcaaZbbabjcaaYdXddacddk b ^ q
ebbbbddccbbcccdccdcbmadedabdbbedda b ^ releas
feeedffeffdieffeffedfffffefffffffe b ^ rent
dddeddefdieedidcececidcdedcececcdc b ^ report
ecddcdddcjcbdcehcbdcdeffeaeedcffdb b ^ return
ccbccdacbdccdccbcdbbbjkbcccbbcccba b ^ said
dcbdcdcgbccicbdccefbicdcdbbbbcdbba b ^ samuel
ddedddddeddcdedjddeecddddcddddcddd b ^ satellit
edcceecdcidccedccddeedcedicddceeed b ^ scar
ffeefeffefeffffdfffeheeeeegeeeffee b ^ september
dddeeeddddeededeeededcddedjdcdecdc b ^ sergeant
ffefeefeeieechedfeeeeeedfeffdeeddd b ^ servic
RcbeRRTcXdgYdgcPcNiOUYcdPaaMaYgbMc b ^ she
bZbbZZabbacbacbbacbbjZaaaZabaacZbk b ^ sign
YZbZbcaWbjgZaiZhbZcaZhZaYgaYZZbaYa b ^ since
bbcdacafabibbcadbdbeibbicbdiccccbb b ^ sister
fdeeefdfefeeeeedefdeidddddddeeffee b ^ soldier
ddddedddechccdddeddedidddcddddeedd b ^ somebody
cbcccccccbjccibccdbdbdbccdddcdddcb b ^ son
cdccbcdecdeddddedddddffedeeeekedcc b ^ statu
eefedidffffffeeeeeeifdgdeddedeedee b ^ subject
cabbddbcheddbbabbbccebdgZffbbbdebh b ^ that
cSRGdhIVdUWcXQYhVYFYfVcYgVlVfcdeER b ^ the
cbccbdcdcddcceibcddbjcfdbcccddcddd b ^ their
XVYWahZfXZhYeWVeUefdggYVagcbfWYYYe b ^ there
TPPQRRRgLYOcQROSORPRjhmPXfZXOOUVQO b ^ they
cddddcdddcdeeddcdiedcddecbddjddcdd b ^ this
cccbcdcccicbcccbcbbchbcbdcbcicdcab b ^ thr
bafaYdacbbbfabaaaeaaicZaaajgZbbcZZ b ^ to
bbbbZbbcadccbccbbccbbjcbbcjbbbdcZY b ^ told
eiddcceeeddedeedfedddeeeedeedhdeec b ^ tp
cdddbcedddedcdddeecdceedeedekcccdb b ^ translat
ZWYeYYYfYfWYYXYaZYXggaYYWjiYfXfYYW b ^ two
eceedefhffedfhdfefeeefffefeefdeeed b ^ tyler
fedffffdfeeffffhefffehddeeeeeffffe b ^ under
ccdccjdcddddddddddcddeedcdcdddcdcc b ^ venu
deededdddkbdcddbecdddeddccddcdcdcb b ^ visual
fdeddeeddedcbdeceekcddccdddedddecc b ^ volunteer
ccbjahccccdcbcbcddabbcchaacdbhccba b ^ was
TbfeRSShcSaihRdWdTPSXaPeiNWeaWVVgc b ^ we
eeecdcdecedddddddebdeddeccgidcefeb b ^ went
fedeefcdddeeffdfcdededhddcidccffcc b ^ what
XfeXaYYVWghZdXXZeYhZhcYVXWfYWVZaWX b ^ when
dcbbbcbcccccecciccccbbcbbkbcccedcb b ^ whoever
ahabZbZaZchbabbalaabZbaZZbbabbdcYa b ^ wif
jccdcbecddcdacccddhgfbcccbbbdcdeed b ^ wilmer
efcjffffgfeefeeeeeefeddfeheedeffff b ^ with
ccdbZbbdcbejciccaiabcddedcccccddbb b ^ without
feeedefdfddkieedfeccefeeffeefedfed b ^ work
cdccedfcddcdddcdededfbddecdiicffed b ^ yesenia
eedeehdddeeeefdedeeecdjfdddceeffed b ^ you
ddddfedbdkcdcdcddcbcdddccddccdddcc b a bad
dedefddeddeddeeeeeddjdddddddcdeeed b a black
dddefdfeccddceeeeedecjjcdcddcdfeed b a boy
ccccccabcbbaccccccbcclcbcbcbccdcbc b a bullet
ffeegfgcdcddefedefefkdddeecddefgff b a cabl
dcdeecfcgdccdeedeeeediedehedccggec b a call
ddcdeddccicdccdcddcdiddbdcccccdedc b a can
cdjgddcacaababdbccbcbcfbbhabbccddb b a car
eeffeefeeefeedeeeieeeeeeeeeeeeefef b a chang
cdddddbddgccchccccccbiccdcdiccddbc b a child
dcfgdddfbcedddfdbdcdcddidddidceecb b a church
glbcbbbgbddcbbZbaddhdcaaYaZccdcdba b a citizen
efeefefefeeeeffeffeejdeeeededeefff b a clos
cceddddddddjdhcdddedddcifdddddeedd b a community
dbdcbcaedcedddciccccddddbhhcccdcca b a complaint
cchdddccccdcddddddcdcdcccddcdcdcjc b a conferenc
dfefffkeceeieefefeeeefedeeeeeeffec b a cook
ccddcbdcecdcdeddddccdccdccfdjcccdc b a copy
djgcfffefciedcfeeefdfefefdfdfdffee b a cours
fahaccceaaabcbZcbbZgdagYaZcjZbceab b a cousin
efeefieeefeeefeefeeegddedehddefeff b a crim
ffdfffeecddefeffffeeicefedddefffff b a cutlas
deffffejfdeedecfdeefeeeddeeedeffdd b a daughter
bbaaZacZaajahZckbdaZgadbdZbaZadcbZ b a day
dddebdfdeccfgcejddbbdefedeecdddedc b a dialysi
cdbcfedcbgcdcchebddeecgdggbcbcffdd b a doctor
eefeeeefffffffeeeeffefeeifeeefeffe b a domestic
edeedeedeedcedeeeefdfcgeddicddfedd b a drawer
ddccecdddceddddeddceedhbccicccffcd b a fami
ffeffffefjeeeedfeheffefffeeefffffe b a few
feedceeeeeegdeedffcifefeefefeededc b a fin
deecfeeddgiecdcecddedddcdddcddefee b a flar
edddefdccdcjjeecdfcdcdddcedeeeeedb b a food
dddeceeddcccdddddeddciccchdiccffed b a friend
eeeeddeeecichdddedddeeeededdeeeedc b a full-tim
cdcbfecccbccgdcdddcbcdeeccdjddffdb b a garag
cccccbbckccccdcbccbdegfbhchaabcdcb b a girl
deddfeedceeeichdcdcehddgdbcddecdcb b a group
fdideeeehdeeeeedeeeeedeeeddbddffdd b a guid
efffeedfcdeefefdeeeeifgcddbdeefeff b a gun
eeeeefeeeddeedeheheeeefefeeegedddd b a half
eddcdeehdcfiffebddecdcdddccccededc b a hom
dbcieeccZgcbibbbaccdcdfccfabiZefba b a hospital
dcchdddcdcdbeddddddieddcecdcdcefdb b a hotel
fffefefeddfddffgfeeefeidfddgedffff b a hous
eeedeeeeecfeeeejeeeddeeeeedeeeeedd b a hundr
ddhdejecdceedddddeececbcdedddddedc b a i
cccceeccddbccdbdgddeeedddcdhcjffdc b a job
ccaabcZaZadhbaaabbZbaaZaZfhaajcdZh b a lawyer
bbcdZcccaacgibbdbcccfdbacaeakbddaZ b a letter
ddecdedceecegbidcdehfedccdeddedfcd b a licens
eefegfgfddfefeedffeeeggeeieeeefgfe b a list
cdddfddddhddediededdededdddeddffdd b a littl
fededfghfefkfefdffdceefeffffeeffff b a loan
dddcddcdcdhddcdececcjcdddddcddedcc b a lock
ddeddjecdcdddddefccegdecdeeeddddec b a m
fffffffefdeffffdfffffcidheceefffff b a machet
eeeeeefdedehideeffdeeeedeeeeeeefde b a machinist
XXYfbaYegWagXXXYWagXbgXdiaegbiaZXX b a man
eXcbachYZcccgZhaaaZaabchWaaaaabbfZ b a member
XVWVSYVeVZfldWZgYXdVdXdfXfWfVVZZVT b a month
bbacdcddfhbbcbcccdaafhgcbbabccdddc b a motorcycl
feeeffffeeeeeeggieefefffefedfeffff b a mountain
dddeddddddedceedeededdeddddhddeecj b a mr
bZacddcZYjebbababbbdhgZbZYYZgcdebZ b a neighbor
eceeedfeeiciddecdcdeedeeedddbdefdc b a new
feecfedcdjdceececedecheeddebceefdb b a night
ZWaZZcbfhhXceiXaYgageZaYYXXefYbdXX b a nurs
eedegegddeeedfedfedfdijdedeedegefe b a pag
ZYXYZZZZYZZaXYZZYaXihbgZZcgfedaaaW b a paper
abcbbZcabaahibbbbbZibbabZabaabcedh b a park
fdeeddeeedgccceidgbefddddhcddeeffd b a patient
eeccfddcccccdedcddccehdddbiicdeefd b a patrol
dceeffeedeefjeeeeffefedcddeeddffec b a pharmacist
eeedfefedeeedeedeeeedigeehehgeeffe b a photograph
eefffffeefeehedeeeefffeeeefeheefdd b a physician
eeefdefeddeedceeeeeeeiedecedgeeede b a pictur
ggffgggffdfffffffffgiffefeefffgggg b a piec
ddcddcdeccdddcddidccddccddicbccdca b a pilot
eedefefcddddeefdfececjecfjdddefefe b a pistol
dbhdddbgbcbdciedjbdeddebcccbccbebb b a plac
ededeedcdjfdddceiddddeddecddddedcd b a plan
eccceedddicedccccccbgddcciebbecdcb b a polic
ccddfeebdccccecdddddcbcdighiabeede b a policeman
efeefefeedeedfeeeedefdeiedheceffff b a policewoman
edddeeeeeeeeeefdeedhdeeedeiddeeeed b a quarrel
fhddedffdefeieeddegdeeedddcdedfffe b a reason
feffeffffeeeeeeedieeeeffffefedefee b a reasonabl
eeffeefeeeeeefeeeffeedeefeeeieeefc b a record
eddcddccdddddiedcdcicdddedddcidddd b a reduc
dceddefeedeejdddeeceeffedeeeedffee b a register
fefffffffefffeffehfeffffffffefffff b a relaps
ckcdbeeccddcbdbdcfbeeefcdcedcceebc b a resident
ffeeffefcfefddfdfeeeifecedcdefefee b a rifl
dccdfcehcidceeddddcecdecebbccbgffc b a roof
edcdeeeideeggddddeeeddedddddeeefid b a room
cbbcddacbaccggbcbdcbcbiabccjbbeeab b a school
eedefcedcadeceeeeeeehaeiechcddffed b a screen
dcdeffecddegcecddfhfeeeicdeedeffcc b a shelter
ddddeeddcddcidcdceddhddcdcchcdefdd b a sign
eeddfdeccaccfidcdcdegcdbdccbcdffee b a smal
eddeeedideedddcddededddcgddcdeffcd b a son
ddeeffcdeefejcdddeceeedccccdcdcdbb b a staf
dedeedefdddeeeddeeedeededejcddeffd b a statement
cbdcddcjjcdcccbccebdfebdbdcbcccecb b a stepfather
edcdfeccdhdcdddeddbdddedeeedieffcb b a stick
ddedfejceddbcebedejcdhdcccddcdeecc b a ston
cbbddcdfcbgcecadbccdebbbbhcibdedbc b a stranger
echdddfedffeedeefeedfefeeeeeeiefee b a student
baZZacbaYabafhXgacZZgegabgfgZacdZZ b a teacher
cdcedicbcbdedddcdecejbcdcbfbecffdc b a telephon
feffededdfheeeddcddedeeeeeicceefed b a th
eeeeeeeddheedefifdeededeedeedeeefe b a third
dcddecfcdccbcceceidcddecedcdjcdedj b a total
edcdejfddeefefedeeegcdedfbdefdfffd b a traffic
dccbddcddcddedcdddddiccccicccdeeed b a traitor
edddffdcdccddeeeeedejeeefeeddefffd b a tre
eecdfffchbgdcceddfcefddceddiccfgfe b a truck
ecdddddiefeifddedfcdededceeeddeedd b a us
eededdejccdbjddedfccbcdddcccbcdeeb b a video
jdededddddeehdcededddedcceccdceecc b a villag
djiceffeeeeddedeeeddffdeeefdeeefdd b a visa
edidedfedhddddddeedeeeedededdceedd b a visit
fcfccdfededdeededeehedefededeiefee b a visitor
dddeeeddcicdedcfcdceeieecccccdffdc b a voic
eeecfefeedddgdeedeeideeeeddddeegde b a warehous
eecefefgddddceedeedehddcidddcdeeed b a wed
caYXcadaZifYjbajafaZbYbYZeYXXZcccW b a week
ddbdeecdaabdccdcdedckhcdcibcceedeb b a whit
cccchecfcbcdcdcecdicbcbbhbeccceebc b a widow
cccdddchcacdcdcdbcccccjbgcbbccefdd b a wif
eeeefeceeeeeeefegeedddejddhecdefdc b a witnes
ZZabaaYZZYabbZYZZaZageihfZcjZZbaYZ b a woman
bZZYbZahZjadfZYcaiYbeaaYZfZXZhabaZ b a year
dccceddcccddddddddcddcchccccjcddcd b a young
ededddeddgicecdcbgcdcdeeeeecdgcfab b abl to
ffeeffeddjdcdcedccdfgdedefffdeeffe b about a
dcecebcbcgfbddachcdedabhcbbaagefbg b about it
eeddeddbdccjiedcdedeecececcccceefb b about nin
bbaZcjbeafabbgaZacgadbhebabakYcbZZ b about the
ffeeffefdidddefeefffeefefeeeeefffc b about thr
dddcddiddiddcdcdddddccecdcdccdeccd b abroad $
cdcdddddchdecddddiddedddcdddcddddd b accident $
fddeccdeeefeeeehdededcidcbcccdeebc b accord to
eedddeededeicjcceddcdehfeeeeeddebd b account at
ecdieefdcdedddddeedddceiecedddddfe b account of
ddcdddegdhgddddcdbddbcicccdccdddee b acros the
edefcefeceeeefcjeeffecedcghcdefecd b addres $
feeeeidffffffefeeeedfeefeeefeeeede b admit the
ccccccdcdcddccckddccccbbcddcdccdcc b advis against
eedeeeeeeeeeddeeejfeedeeeeeehddddc b afaan oromo
fddeeeeedeeefefeefejdddeddchceffee b afraid $
efiffefedhfeefeeefeeeedddgdeiefffe b afraid and
eedhffededdddeeedeeedeedfgiddefffe b afraid but
fedfffdcedeeeedfddefdddecjdeeeffed b afraid that
dbbccdccbiebdbabbcaccdcdbhbbhcdeba b afraid to
dceedddidddeefeeefeddeeddccddiefec b after $
dabbcidhbadecddddddbgcebdabbdceeeb b after a
ffffffgefeffgffeffeeheehffeffeffgf b after eleven
edcddceeehhcccdcdcbdeafbdibcbdddcc b after he
ddeeefficccfidefeeeddefedeeeceefee b after her
dccdcddddcedidddeebccccciccddcddcc b after him
efdhgefccdddgedeeddeddeejdhhdcfgde b after i
egedfebcedeeeecededddeeedfjecgffdc b after it
effegfgedeeeeffdffffgdeheddeddffgf b after on
ffddfffeejdecdffeeceeeeffcedddefdd b after she
dcccececedddbdecedccgcdcdegccjedee b after that
aZgabbbbagabfaafbchahcddadcYZdbcba b after the
deedfefjddeeceeeedddhcddddddheeede b after they
effigfgfeeffefffffffgffefefieffggg b after thr
ccdheeccdeccjcddcdcdcdeddcdbcceedd b after two
fedcfefddddecefefeheeeeifdedecefef b after work
bbZaabZhZhbheaacdbabhjZgbYeZaYbcYY b again $
dccddjdcdddeceeeeddcbdeccjcccddeed b again by
edccdcccccdcdeddcecjcccdehcceceedd b again in
dcdddefcddeedddcffedicicbcdeddedce b against a
ccddccdddcdcdddddddiicecdhbeddcccc b against him
bZZZaeZdZbaYYacbbbZbghijbaZaZaaaZY b against the
ccfeddfcdddcidcddeddddecdcdddjefce b age of
ffeffeeefffffffefffdcdiibdddgeffff b agent of
dddedeeddeddiddjdeedcddeddcddeeefe b agreement with
dbbdaicacabbhjcbbbbbbbbbbbbbbjaaZZ b aid $
deeededhchcededdcededcdedieedeeedc b airplan $
ecbhcddcccdcdddccdccededeidcdddddd b airport $
fgefgfgeeedfegffffefeeeefiffeefggf b airport and
effefffgfffeeieeffdfdddeeefefffgff b all day
dfeeeeedejideeddddcedddddddddeffeb b all hour
fefefedhedddeedfdhdfdedecddfddffdi b all i
ededeedccfgdcdjdcdbfcdcccdccbdffcc b all my
eeedfeecediedeeeddddhddedddddddfed b all night
aabZcbcabbaaaagcbbZbhagfaaacgaddcY b all of
dccdedecebicddjedcbdccdddccddddecd b all that
dccdcdcdbhgddbbdbcdddggdcagcadedcc b all the
feeeeidffffffefeeeedfeefeeefeeeede b allegation and
dcccdddcddcdcccicddchbbgcabchdeedb b allow to
hYdbbddhaYhdgbeaXbacbZaZZXbZbicdga b alon $
edeefdedegidfedecddecddeeddcdcefde b alon is
ddddfedddccdeddedddeedehdddidcffdd b alon with
edcdccddddddcdeeddcdcificgdcccedcb b also ask
dcdedffiecheddcfdecfcddeeceeeefgee b am $
ghYZbcWXYZYajYhcXbXbZafefYaZZadcUV b am a
ddheeedbcieddbcebdcefcbdbicdcdffdb b am afraid
ddddffddeiddddbfcccededccddeidgfck b am asham
cicdcedccbhehhbeccaceceabadddceeaa b am in
cbgddddlcdeddcbfbcbdccccbccdbcddab b am marry
aZbbddYhZgedabXdZbYdcffhYacdebbcYj b am not
cdjceddhededcddeddideeecccddcceddc b am sorry
fbYbccblZaadjYWeZbXcagfadaabgbedXY b am the
eeeffffefeefeffffffffgeeegeegegfgf b am to
eeheeeeedfeffeffeeeeddiecdddeeefef b america and
defffffeheffeeeiffffcddddcddddehde b among the
eedefffjhdeeecfceeddcideddddeeffef b an accident
ffffffgefeifeffefeffeefefeefeffffg b an adult
dddedeeddeddiddjdeedcddeddcddeeefe b an agreement
feeefeffeefeeffgffefgfeeeeeefeffff b an amnesty
ddcddccdcbdceddcedccbdgdcdkcddeddc b an answer
deicddddciedcdeeeedddeeddddddcffed b an appointment
edeeedhedeeededeeeeeidgdddddeeeede b an arm
ggffgggffeffeggfgffgieeefeefffgggg b an electric
ddddddcdccdcdddcdddddkdddccdddeddc b an envelop
efccfefbcgZjabegdcccdceceddcbdeffd b an hour
dedeedeeeecddjddeddeedddcdddededee b an iep
cbbdcdecccddibeddhdebdccjcccfbeebb b an interpreter
eeedfefddddddeedeedejdeeedededeffe b an iron
eddcddedfddhbdedeehcdeeddeddeefeee b an itin
dejdddecccdccddddedccicccccccdefed b an officer
cdcddhcgccddbccdddddiibbcbdcbdddbc b an order
gcYaaabfXbfYfYYhYhfaedacegZYhacaYZ b and a
ddddddejegdddfcfedcddcjccdieecedde b and an
bbgZZZZdZeaZZaccabZcghdZbieZYYcdZZ b and ask
fefffffdfeddeddfhfefeigeeddfeeffff b and because
ccededbhcejheccedeedbdeccdcecbeecb b and both
dbacbdbcbdaaabbbbdabmaaacaababcdab b and brok
efddfeecciccceedeeceecedecgdddfgfe b and burn
bcdhcdedcedcecfcecdacdcfdbiccbibdd b and by
ceddceejcgfdcdeddecdcdcbdcgddcddde b and cal
haZjaaifZadaZbaZbbabfZZbZZbaaYccaa b and came
bbcbadbdaiibdhaeacbdccbcbabacceebc b and cannot
ededeeefedheeceddeeddedicdcfeeeedf b and carry
deehfeddddheffefefeeedefeeehdffffe b and chang
ddchdbddbccchdddddcdddedeccgccfged b and clean
eeddddecddddddedeeedgdgdedidcdeeee b and clos
fffefffgfeeiefdfgefffefeeeeeeefffe b and com
feeeeidffffffefeeeedfeefeeefeeeede b and conced
eeffdeeddgidfededddeeddefeeedeffed b and count
fegifffdedefeffffffecedfddcjfeffff b and cros
ddeedeeecddeedeedfeeidhcddedddefcd b and cut
cbdhcbbbZcbbchccbdabgaagbZiaagccca b and did
fdfffffgfhgedcdfefefeeffegfjeeffef b and doesnt
ffefeffdecgeidffefeeeefefdeedfffee b and driv
ebcdcceddddhceededbbddddeccdcgjddd b and fil
dcccdccdcedddddedecdkccccbddcdeebc b and film
ddddeedcdhdicceddeddcddddddddcffdc b and for
fffffffegefffffeffefgfeehfffgefffg b and forc
edddeeehedcedddedeeedeehhdddedefee b and four
ddefeeddhbibbdedcececbdhcabfedeedd b and from
ddgddcecdeddddcddeecchchdcgdcbeede b and gave
fefffffeffffefeeffffefeeiffffeffff b and girl
ffeefefeddhgddedeehdciecfdcdceedff b and giv
ccddddcbdceceddeeddiidecdddecceebb b and given
dddbfedbdhcbddbbidachbdcdhgcdcffde b and got
ccdcddcbcbdcbccbcbcdfZjcbbhccacchd b and had
aZbZaabhbhYhhfZaZbZZhZaaaYaahadcaZ b and has
aababcfabbacfaYcabbbcbcjegbbibdcWZ b and have
bYXYaaZhXfeXbeYeXZVYaXichghYYYZaXW b and he
deeffffdcedefeedefeeeidcdcddceffff b and held
baahabbZacggeagdbYZbbaZYbZZaYZZbab b and her
ddddegedcdccedcdfccdegeggcdhhededd b and his
fgeffffeedeefdfefeeeifffedfffeffff b and hit
iegdZefhbfWefTgTfZeVSQZgWZaSgcabdc b and i
dcbacbbeeibchebhcccabbifcbbcabedcc b and in
biaacceibgbagaaZadbagcbbcajabaeeec b and is
cYgbbcagbldfZaZcZaacaabaXZhbgadcZZ b and it
ccdcdddcdchccdccgcccccccdccdcjefdd b and keep
dccbeeedcddedddfdedchcdjdcddcbffcd b and kept
fgffgfgeedeeeffffgeffeeifedefegggf b and kick
dedcfeddjcdccedeeeddedecdcdcddggdd b and left
dejeedfedeeeeeeeeeeeeeeeededeeefee b and let
ejeeedeeeeehdfeeeeffhehedddeeeffff b and los
bbbcccebabcbcddddecdidcadbjccdeece b and made
eddeeffhieccdeeeefdfdddccdchddffek b and me
eeeedeeefeejdeedeeeeeeeeeeeeeeeefe b and min
ccdccideddddddddcddehdeddcddddddcd b and mov
hfZaahacWadaYZhbXahbgZYXWdXeeiedcZ b and my
cccccebcdchicddddccdbbccdcdbbicdbb b and never
fgeefefeehcddeeeefdeheedeeedeeeffg b and nin
bbdbbccdbcbbbdaaccbchabiidffbbcdbc b and nobody
ddecdcdcdfgcdcdcccddeggccdbdfbdddc b and not
hgefffddfbeedcccccdfiejbedeedfeeee b and of
ddgdedfefdeceeeeeeeddfedfdcidgeeed b and on
dcbbeddgcbcdcdcdcdccdhhddbdihdefed b and one
edeedeeeecdeieedeededfieeeddeeffdd b and only
habbddcicbZaccadbcbedbhcbcbigceebd b and our
fffffffdeeeeeffefeefieeefeeeeedeef b and pour
ccbcdbccbaaadbddddbcjgcbbgabaacecc b and put
eeeefffeefiddcfdddcdddddeddedfdedf b and quetiapin
edjgddfefefceeeedeeeedfdeeddbdeedc b and reach
ddeeceedddiddgcecececddcdddedddccd b and read
ffeffefcedhiddeeeebffffffffedfdefe b and run
adbbebeaZYaiZdbhcdcbfjfXZXgfXiefeb b and said
cebdfdfbcidcbddddcbedjbcdbccccggde b and sat
dcdddcbcdbcccccdhchedccicccdcccddc b and say
eedccdedddeddddcdddccceeegidhheddd b and sent
cZaaacdgdieaaabaeefceZaZedZfhfdbdc b and she
edddeecededdeddddecdjccccbbcddffee b and shot
eeeeeeddeddddeeeeeeedjddeeeedefeee b and shout
decdfdfeheefeicededejcddedddcefffd b and sign
fccdffebdchdddedcedehbeebcdfddffdd b and slept
ecefeffffgceedbeeedffedjceffeefecd b and speak
efeefeedeedeeedeefeedieicdeeeefeed b and spok
edcdeefdedbbjgeddeddffeeecededefdd b and study
ededeeccdibcdccdcdidddcdcddddddecd b and tak
ccbbdeebbchccccdcdcdbcbjdbccbceece b and tel
caaacbbaaZeaaaabaabcbefeadiafgbcbZ b and that
XgUbecVWcdXffbVdbVUVkVWbYbebSbWXVX b and the
dgccddchbfccccccdcccdbcbhcbhgfcdce b and then
cajcbcdaYfadbacabbbcffXZhegdZfddcd b and they
dcdcedededdcdceeejdddceceddehdcidd b and thirty
ggfggggdedcedfgegfegjdcdeddeffgggg b and threw
feeeeeeeegieedfedgeegdddeebeeeefdd b and to
eegdfefdebbdddeddeehiaddbbicccffff b and told
cbaacbdbdgcabbdacdabjgdZbYddZadeda b and took
ffdeefffedhffeffffefdedffhdeeeffff b and turn
dcdddeehehecehcededdgedddcedddfede b and two
efiefdffdefeefefffeeeeeefeeeeefgff b and wait
eeddeffddhgedeeddedcdcddeeeddedfde b and wak
dadbcecjddbcchcdbdiddccdcbchbbdecb b and want
heXXgfgZYdjZcaaYbbhYcZaeaZdgfecbZZ b and was
fcbciddgbcccccbbadccbchhbbaabbdeac b and we
eehgffedgdcdcdeeeeeedeedegdhdefffe b and went
cdccdbddbgdbcbbbbcbaeabbbibagbbddd b and with
dbcheefhcchedidhdeeddefcdbcfdcffde b and work
feeeefeiedddcieedeheeeeffeedeeffef b and would
deedfdfheceddeddeecehdecdicdddeddd b and wrot
deddfeedddddcdededddhddddciccdeded b another policeman
cccbcdbbbdddedcedcbdcccecdkccbdcbb b answer $
efeffefeeefeefeeeeeeedededjedefffe b answer that
dddhdebcededgececcdcdeedccejdeefcc b any other
eeeddedddeddjeeeddgddededdddedeede b any tim
dcddddcdbcdcdedddeddjccdbccdcifecb b anyone $
dddcddcbdcddcccccdcchcccddbcjdddcb b anyth $
eddeeeeeffeefddjheeedfeehfefedeeee b apart $
deddfefdhdddddceeecfjddhdcededggfe b apartment on
ddcdeidddeddedededddhddddddddedede b appear $
eeefddeeeffefffefdedeceeedjdcdddfd b appear and
eeeffhfdfeeefefefdeeiheeeddddeffff b appear at
efedcdffddfefdehedecdefeeddhddbicd b appear in
eeefehfeeffefefeffedeefdfdbeeifeff b application was
ffeefffdfedeieffefdfgfeefeeefffffe b apprentic $
ecddbbbeedddeddddddbdddebcjdhcccba b archiv for
dddedecdcdcdeeecdeeedbbckddcddedcb b are cal
fffffefefjeefeedeeefieeedeeecfeeed b are consistent
eeeeeffgdecededhefefdeebcddedeffej b are eleven
feeeeeeeeedeeehehedfeeeeeeeeeeffdd b are here
ecddcddhddiddddcdcedccddhdccdddddc b are his
cbdbbdbgcfbcbcifabbcfbbbZfabbcccba b are in
dddcdcchdcldeeccccccccdccccccdefcb b are no
dededddfdfdddecgdddebgccbccifddecc b are not
fefefefeffffffigeffffffhdeffefefff b are now
dddedeehdddcdecededfdeddciedeeffdd b are still
ccccdaeibbbdbdbZcbdcdhcbfciabbcddb b are the
eefedefeefchjeecdbedideeeeeededdec b are two
deeedeeededeeeedejedcdeeddedcedddd b are typical
effffffifdcefefeeeefeeefheegefffff b are with
dcccddcccedcddcccdbdfdedcihcccefcc b area $
ffeffdffedddeffdeefekceeedcedeffff b arm $
fgeggggefefeeggegdfgeieeeeejdegggg b arm and
eedeeedeefddddedehddhddedddddedded b arm behind
ffeefefeedeeeeffffeeideeeedeeeeffe b arm broken
eeedeehdeededfdheeedccchcddeeeeede b arm group
fgcegdgecccecdedffcfdcecebjbdcfggf b arm in
ffffgffffffffffhffffehgedefdefffff b arm men
cbcbccadabedbcebbcdcZajhhbbacaddab b army $
dbddcdejbcccacdeeeeecddbccidddeeee b army and
bZZZdXWcZbbdcgaYacalYfZZXYfZhXcccY b arrest $
ddddddddddedceecefddibdidbbcdceeed b arrest after
eeddeefddddddefcfeddjbddfgcddcffff b arrest at
efedeeeecddeeefeefedfcdddcjdddfffe b arrest him
cbbbccbcbbbcbcbbddbheachbijbbbcdcb b arrest in
feddfffccededdddeffeddedcbicehffef b arrest my
dcbcdccecdeddddcddcgkddcebbdabdcdc b arrest on
fchdeefcdeeeddedeedceefeecfeeiefee b arriv on
YaeffZYbeaWhfceWWZXcidfZWdYedgeaWW b as a
fehffffiefefeeefefffdeecgeedefffef b as her
biedccedeeccjdddcdcdeddedccddccdcd b as his
dfccdddedbadbbcdZaddahhbghbbZgfecc b as i
ecdddccgcbbbceccccccibaclaacbbddbc b as if
dfddeeefeddeddcgddeddeddhcdhcfeede b as long
ccddcedcdccdbececdcccibcicbadciccb b as one
eeddfeeecdedeeefheeedddddcdhdgffed b as soon
dddefefdceeeeddchfedbcbiidcdfeffff b as the
fefffffeeffffffheffeeeefdheheefffe b as they
bZaaZaZZZhchcbadZbacZaacalYZYaedZg b ask $
cdddcjccbddcedcedccdfcddcccdhceedi b ask about
ddhddcdddddedddedddedddjdddddcdedd b ask at
eeeedjeeceedeeeeeededehdeecdhdffdd b ask first
ZXeXjfXeXYZfeZabZdfYdhbXgfZicebZXU b ask for
dedheeecdfeedeeedfcedbedeggebgeedb b ask her
cddddcebcbbcgdddccddkaagdahbbadddc b ask him
efdedefedefeeeddeedeefedcdhhecefdd b ask in
dcbdbdeghgbdcbddcdddgZfcbgbeabeeda b ask me
cddcddccccjccddedcceccdbecddcdeech b ask myself
edccccdccccbcdddbdbdcdbbdgjbgcddbb b ask the
eeddeeecddeddeededddidcddddddhdede b ask two
eedfedfccecefeffffefcgdeekdcddffef b ask when
edddcdedceedededdeeegbiddiccbdddca b ask where
deddeddccccdddeedddeciccdcecdcefdd b ask whether
eddecdcebfedddeddedekckddbbddefeea b ask who
deddeeeddeejheedeeedddifdddecdefdd b assemb of
ccdddcccdeddjdddeedcjddcdddddcefcb b assign to
dcdjdddeeeeeeeeedeeedeeeeeeeedefee b asylum seeker
gYaVcYceYYfcigZXXYXggVfhYcXVYUXbhX b at a
eddeecfehceeheedefeefcdcedidicfffe b at about
dfedeeedeijddddddcceccdddcddddefeb b at all
dcdeddddceddecccdedeecceghcicefeeb b at every
ffefgfgdbddfffffffffjefefcededgggg b at fiv
dcdcedcccccdhedcdedecddcbcccdjeedc b at fort
cekacccbbajbbbdccdbcbcbbcZabcbcddb b at four
eeeedefecdeedceeeeeeeieeecegddefde b at her
eeddedfhddddceedffdejdddecdcddefef b at his
dbabdddgZfgcaeabZebdcbbjbZfbccdeca b at hom
eeidfcfeefffeefffffffffefeeeedfffe b at jfk
ccccbdccdkfbbbeedgabdcdddcdcchbbaa b at least
abbbbcbchZbbababidabdfabcefgaadeab b at my
YZWeXXWadkhVfeZaWYdXbVabZeYdWXYbWU b at night
idccbdchdhcbbccbccccceeddcdcdbhccb b at nin
efeeffeeeeeedhdeeeefeeegedeeefffde b at nineteen
fffffffffgeffffffhffffffffffffffff b at risk
jcccdccbbaddhhabcdbccccciedcdbeebb b at school
ccdcedcabbicbbcbddcdhdbcbibcccdfdb b at six
eeehgffdehdddeeeeeefdeedehdddeffef b at that
YReRefUiebZbahPdPdecbaVeVcfZedbXgN b at the
fffffefefideedfdfiefefffffffffffff b at this
dddeededecjdddedeedddddidedddddfdd b at thr
eeddeeecddjedededdddededdddeddfeed b at two
eddcddehdfdeicededddededecdhcddecc b at work
ccddccdddcbccdcdccbkcddddcccedcccb b attach $
dddcddcdbicccedjcccedbcccccdcdeddb b attack on
eceeidefdeedffeeeeddfefefddedheded b august $
ccchdefcbedcedefefeeddeeecjcedffff b august and
fffffeffdeeefeeefeefeieefifeeeffff b august of
badccbdbjbbbbbcbccccacbjcicbbbedcc b aunt $
eeddgfgdceeefddfefdfeffefdeidcfgef b aunt in
didedefdddfdefeeffeedhddeheccifeee b aunt said
edeccdeddddddddjdeeddeeddddddddedc b availabl in
baahbbcbgcfbbaaibcbbdbccbbaicbccba b away $
ccdcdedccckceecccddecdddcchcccffdd b away and
bcccbccdbhhbdcbbbcbcebbcbbbibcddcc b away in
cbXddcaZWgZafaaafccheYfaZeYXbgcdcZ b back $
dchgeddddfbcbdbcbdbbibcccbchdcdccd b back after
eedheedhchedcdcdcdbeebfcdbcdcceedc b back and
dddcdecccccdcdddcddchcbdihdbcceecc b back from
deeeffdcdcddeedffedfedeedjedeeffed b back i
cdaceddaccbbcbcaccabihcbcgfhcbeedd b back in
cccjedebccdbbcddcdccdcdcdajdbbeedd b back on
efddefddceedeeeddeeedeefdihdddffee b back they
edafdcdghZbcfccbhdgcdbibgddeaZeedb b back to
eedieefhdddddfefdeeeeeecdcddeeffef b back when
efdeeeeddeeeeeeddeeeeddedhhdddfeec b back with
ggeegfgffdeeefgegfefgdfeghdeefgggg b bag over
bbbbddcbbccdbcbddddbbedkbbecgceebc b baptiz in
eefefffcffffeehdffdfdfeiefeeeeffdf b baptiz on
ddeedceddcdedddcdiddcddddcddjddbcc b bas on
cddeccccbbicbdddceccbcbccjbbabedca b bath $
efeegegcehfddfffeeegdefefdeeedggff b bathroom $
aaabdbafabccggibgZabbfhgYcahabddca b be a
dedcfdcddibcdcdcidddeeddcdddddefee b be alon
ecddedcdccdchcdebcdedccdijcddgeeed b be cut
ffddfeedfhiccecdchdedeeeccddfdfffe b be in
cddedefjechcddhdddeedddddcdcedefde b be left
edcdchbedeedecdcdbeedcehdchecddddc b be made
bddedeedccddeddeeedeeddddiedhdffdd b be seen
ddddeefddcccdedddddeeidccjddeeffee b be taken
bbdddddedbibaccccccdbhbdhaccbccdcd b be the
feddfffidbiccbddcddehccccgbadefffd b be with
fffffffeffeeeeeeeeeegdfheedeeeefff b beat her
ffffffffedcfeefeeeeeiedeedeefefgff b beat him
gggggggfgeefeggeggdgjeeegedfgfgggg b beat his
cdbcddcaabZaacbccdbcjahZbchccbdecc b beat me
fggfgggefgeeegffgefghedefedfdffggg b beat on
dddcddcecdedddecefedkddddcccddeeeb b beaten by
eeeefefdecefefedfffdidfdedcdfdffff b beaten on
ffedfegdecddcefdfeddkccddcdedeffff b beaten with
bkccbcecbdddcdcddebddeehddddccdebc b became a
ffefffgdhddedffegfeefdedfchdedffgf b because a
dceeeeecdfjccccdbdeecdhececcbdeedd b because he
eeeffffeffdeeffffffeeigedddhddffef b because his
cfZZbcZYZfhfhaadZbZacfjYaZcYXaedZZ b because i
dbccecdbbbbcdccdcbcdchbhdeccjdddbb b because it
eebddefcbicehbdddeefdcifcbcbdcffee b because my
aZgZddcYZiaafaZagccafchYZeZZdbcdbZ b because of
eeedfefdehcddbdedddehdeeeddehdefee b because she
bcfdccdiZfcccifafccidZbccefbbZeddb b because the
cZbcaabbbhcafbbbbbabdaccfhhegaddba b because they
edcedeccccdceecccdcdbahhgbgcgedecb b because we
ddedeeefecidhbedddeeeeeeeceedeeece b bed $
cdddeedhcihccdcededddcdddddccdefec b bed and
ddedddfcdicfedcedddebciddcdcedffef b bed at
cjccbbbbddddhbbbcdgbcddbbbcdcbcdZc b been a
feedgddeeedeefdeefciddeefheeeefgee b been arrest
fcfefbbfeefeeffjffecceeeediedeffde b been convict
fcdbeicdfedfeedhdfcdcddddbddfdfece b been detain
effheeededdeegceefdededdedeedheede b been here
eeehfeedeidehedeeededeedddedbdfgce b been in
eedffegdhbcddefdfedgkddegcdecdggkf b been my
edddedddcheddecdifddidideacddeffdb b been on
edddcddedddddedkeeddjcccdcddccefce b been paid
gcdcedcbcdccgehdcedeeddkbcdccdeeac b been since
dcdcedekeccccebddecedeecddfdcddebd b been together
ddddedcbcccecebicdeedcddbjccidfecc b before $
dcdbcecdcbdcccdiddcdccccddcciddcbb b before a
cccddcdbabcccdbdccdcfbbcjiebbhcccb b before i
eddcddededdccceceddjdhefehecedffdc b before my
dfeedefjcddeddeededeeddcedddheeefe b before she
ccbbcbbcafcchcacgecbckabaeaaaaecZa b before the
ddcdeedcjicccddedececcdcccddciefdc b before they
ddchdeecahcddcbdcecebbeicbbccceeec b began to
ccbaccbhbbbgdccbccbdecbcbbbbkcccbc b behind $
dcdccccabcbkcdcbcccddcebbbccccdccb b behind on
eeeeeddddgddddeiehddfddddddedddded b behind the
dddcfdbecccddececccedcghbedccidecb b believ that
cacdcchdbcccccbdbgbefbdlibbbbcdebc b belong to
cdddeeeddcdddddddecehdcidccdddeede b besid him
fefefffffheffefffeffffffdeffdfffef b bipolar i
eedefdfdcicecfeeefeecdiddeddddffee b bl $
ggffgfgeddffegfdgfegiefefffffefggg b black with
ededffeddjcddeeeeeddgeeeeeeeddfgec b bled for
ddeeeeeedddddedgedcddeededededjdcd b blind person
ffchffffceeeeffeefffedheeddgdfffff b boat $
dcdcddddcccdddddeeddkddddbccccedcc b body found
cccdeedhdefeieeededdceeedehddcedeb b book $
dehedefddeeeeeefdeefdfdddhdddeefee b border for
dcdcddccdccdddhdcecdcddcicdcedeede b born $
jgZdfeeaXcdeebfddeedaddYeacadaefce b born in
jVZbdcdgZcccfbbdceddadeaacccbaedad b born on
dbdcdddccjccbbbccdccbdbaibbdbbdebd b born with
cdcdddeededjcddddfedidcdddccccefcc b borrow from
fffegfgefieffffffeffeffffeffdffffg b both eye
fefdfffffheeeffcfeefhddeddcfhffffe b both feet
cdeecdddddeheeideededddecdecddddde b both nam
eceddeecedgheehcddfeeeeecdedeeefde b both of
eeeeeffieegeeedeeeefdfeeeeeeeeffef b both parent
dcchfccicckcddccddcdbdcbchcdcbdddc b both tim
ffffffeffieefffdfhffbfffeeffeffffe b both wrist
dddbcdcicdcceccccdbcjcdddddcddddcb b box $
dceddefcdcdcdeddiedfcbccdbdjcdffdf b boy $
eeddfefcdddedeededddjdceddecdedede b boy of
eeedeedbcdibdecddedeidfedffddeefec b br her
dcccccdcbbblfddddebccdececcdcdcdcb b br hom
ddcddcdcdcckfddcddccccecdccdccdedc b br in
ffeefeedeciddfeeeededdddedhddeffdd b br it
dedefddccidceeecccdebidedccecdedec b br the
ddddddechdbchedddehdicecfcddddeffd b bread $
dcbcdddbcbcbddchddbdcihcbacidcdddc b bridg $
ddgdedddbjcdcdcddeddddddbdddddefed b bridg at
ccdcdcccchccccdcddbdgddiddbdccefdc b brok $
ffeegfgeeedefefeffefideffeedeefggf b brok down
fdddgfgdegdeeefeeffffhedeededdfggf b brok her
ddacedeaahZbZbccbdbdkZgacaabbaefdd b brok my
eeddfedcbbcccdeedecckbcedbccddcfed b brok the
cddeecdcbiccbdebeecdhbccccbcccddec b broken $
aZbhadbfbafbcZacabadabfbhabahacdab b brother $
ddcdcedcdcccceddeecdbdicdcdcjcfgdd b brother had
ddeddefddcccceddeecfcgcbdbekcdefdf b brother hous
dccccdccccccbdccdcbdfbkibbgbccdddc b brother in
dfddefdgdddecddeefdehdbcadicceffcd b brother of
ecdfddfegddddeefefefdiddebcchcffed b brother telephon
eddebdedccccdfeededfbbbcckccbieedd b brother told
fffffeffffffffeefeeegeefeicieffgff b brought her
ccjedefcccccceddddddgcccicccbdeedd b brought me
dccddcdccedcedceddcdfhhdcieccceedc b brought the
eecdfefdeecdeeeddedchdeeecfieeffff b brought us
feeefeejedefeeeeffcdddeededdeeeeed b brought water
dddcddebdcbccddhdddecdjcahcacccefc b bu $
dedefdeceddddeceeeddeddidcdiddfgde b bu stand
edbbfdeehdcgbbdbcbccdbcbcbckbdeebb b bu to
eddifdfdcecejcddeeddeeededdddcfgec b build sit
eeeefedecicdddeddedfbcdddjdddefeed b burn $
ffeefffefeeeeffeffefieeefeeefeffff b burn her
cdccecfecidcceeceeddhdddddbdgeeeee b burn on
eedeeedddddddedddedecjfcdccddeeedd b burn the
eeedfeedeefeeedeefdejdcdedddddfeee b burn with
ecdcedciidecddbfcebecceddfcdbcffcd b bury him
eedhgffcdddeddedeedfcedddjcdddggfe b but at
eeeefeeefeefefefeeeeeeddeehhdefffe b but he
ccbcdeefbccceccedeeeeccjcaechdeefc b but her
dccbeecbcjfadccdbcbcfccjcbdbgbffdh b but i
dcccddcbbicjddddcecdccdcbccbdeefcc b by $
ZZZaZaafhaeaiabiahZZcaZaYafZiZZaaY b by a
hgceefebdeeeddbedeeeefeicefeeeefdd b by birth
dcbhbceehccbabcdccdcdcdcbbbiadceea b by bu
dddddddddecdcddddbdeccdccdddhddddi b by her
aZcaYaabchihaZaaaaacfbbaaababZhbaa b by his
cckeccccccdcdcdddcdcdceddbdddcdeec b by land
caccbdddbcdiccbdccdcccbjdidbccdecc b by my
fecefefdiccceeefeedeeefdecdhedfffd b by night
edddfdeddgcechffeedhhddcdcbegeeede b by officer
bdccedcccbddccddddccieebcbccijffdc b by one
fdeefdfeefefeeefeefedfededihidefff b by relativ
ceeeccdcdbhddedddccddhccdeichcccdb b by telephon
ddcdddddcjccdddbdddccdcdiccccddeec b by that
ZXXXaecYVfXYfXZfZZZZhXbcffYeaYfbZY b by the
edeeceddddbdedcibdefccccaicdeeffdd b by their
ddddcdedbbbcccejddddhdcddccccdcdec b by truck
fgfggfgeffffeggfggffieeffeefffffgg b cabl and
bbcdbddcabbbbdddddiebjbacccccdedbc b cal $
deedfeddbdeeeedceeeddhcdcgigdefffe b cal and
eabdcdckbjbcibaecdZccbabaabcbcfeba b cal for
cddeddcebdeedddcdeecihjdbeccdddddc b cal her
fefefedeedheeeeddfeeceiccefeddffff b cal him
eeeedeedcijddeeeeddeddddeddddeefef b cal his
abcecediibbdcccddebdabibbgabccfecb b cal me
ddddedecdhecdecddddcddecbdidcdefdd b cal the
bededdecbjccdddcdedjdcccicbcdceefe b cal them
ecdecdddbceecdedcfeeiiccdjbcedffdd b cal to
fffffeededeeeffefffeccjebecdefffff b cal us
deddeedcdchddeeedddeiddddcddeeeedd b call the
baZaccZbhhabbZcbcebhgZbabidabiddaZ b came $
fgdeeefdcdedeeeeefeegddfehddeefffe b came again
ffeffffeeeeieffeffffdhdffdiecefffe b came and
dcjdeeehdeedecdedeehddecedddcceece b came as
aYWiXYgYfcgYfYZYaZbYcYYbgfYXXgaZXX b came back
ddceceebbbbdcdeeeedeichcdbdccdffdd b came for
ddcdcdbdcgedceddddcdhciebcgcdceddb b came from
dbcbceeckigbbdcdcdcdccbcdccdccefcd b came hom
cahaacccZcbcbbccdccbgbbdbacihfdcah b came in
dddcdccdccddeddcdddhddcccdibccdddb b came of
aihZajcaYbZbZibbbcZadagbbggabhedba b came on
ccbcdddbaegdbcdhcdbcgZbbbafgbcddbb b came out
fffegfgedeeefffdffffidfffdfeeefggf b came over
ffeefffeeedddffeffeehededegcdeefgf b came the
aYiZaabZTfZZbehXaaXagfdZacZefZbafY b came to
gbaeefeegcbddcddefcehafcbhbhacffee b came with
feeefedddeeedefeeedeidhceddeedefed b camp $
ecbcedbbchbcbbcbbcbchddbbdedcddebj b can $
bddedeedccddeddeeedeeddddiedhdffdd b can be
ccdcdccdcjkdcccecebeddecdddddddddc b can dres
eeeeeeeeeegieeeeefefeefefefeeefffd b can send
cZaaaYXaaffbdXXbViabbabgifZaZYcaZY b cannot be
dddeeddddkcddececddedcecccdddeffdd b cannot breath
ccddddcbclbdbccebccddddddcdddddfdc b cannot driv
ddddfeecdccdddifkdefcddddddedeggdd b cannot leav
cacbcccjafibabacabbdcccbdbcccccecc b cannot lift
deddfedhddjeeddddedeedcddddddedeed b cant see
ddedddcddddddddheededddddddhddeddd b capital $
bbabbdbiadeaabcbacaaggacbfZabcibZa b car $
ccdceeebecibddcgchaedcedcdedecdfde b car for
ddeceeecdhfifcchddcddedcdddddddfcd b car of
ddcheeebdbbccddcdddcebeddighccffed b car with
feeeeefeedcieeeddheeeeeeedeeeeefee b car would
ciibcddcaddgbccdcfecdddbccdbdeefdd b card $
ddcdidedgccedddeeddddddidbdccdeeed b card in
ffeffffeegdedefifgeegeeeeedeeeffff b carry a
eeedfdfcdhbdcdedddcehcdddccdidefde b carry him
cdeeeefddehdfededeeeddcdiedcdedfce b carry his
deeedcecccidccdhefcccbebddhdbddcdd b carry out
ccdbdcbgdbcbcdcdbbcccackabhdbcccab b carry the
ecddbibebefddedfceecdccecbbjcbdccb b cas $
cdcddcdcecddedeeeddciieedeiddddcdd b cas no
ebdeegeddeedeedfccecihdbbbacbiedee b cas of
bbcdZjdeccedddebdddiececchdcbacbcb b cas was
dddcfddjbccccdidddbedccccfdccdffdd b cemetery $
eddedeedcjbaicegdccdedeeeddeceeedc b center $
ffffffgefdeeeffhffefheeefddfffefgf b center in
dddccicdddcdccdcdddcgdcdcddccccccj b center of
dddddeedddccdeeeedddddccdcgdicffdd b certificat of
cdddbcedddedcdddeecdceedeedekcccdb b certify translator
eeeefeeddigcdedddddefeeeddedceffdd b chain on
eceebdeeddccdcdkcdcccddcddibccdecc b chair in
djdebdddedecdcdddhddddddddhdicdddd b chang of
cbcbdcdbabmbbadccdccdccccbccbcdddc b chang the
iacbaibbcbbdccbcbbbbacbbhccbdbbbaa b chang to
dbccchbeceeeeddheddbdcdebchddeddbb b charg $
dddedddedeedeeedeeedheidddddeeedfe b charg was
edeedeedbdddeddedfefidcfbbciddffed b checkpoint $
dhdddeeccdddiddccdccbccbcchdbdddbb b chief of
aaccbcafbaaccbZchgccihbcaabZbccdbZ b child $
eeefeefeeheedjddfedededheedeeeeeee b child of
ddeecddiecdicdccddcddddccdeedddded b child support
dZcccccgcehbahYcgcibbeaadZgbaaeeaa b children $
cciccceeagcccccaheciahgabcababeedi b children and
eedeeeejedgceeeeefddeddeeeddfeeedd b children he
eeedfefceefddehdefcejedhdeedeeefde b choir of
jdccdceccdcdhdcdddbdcbdcccdidceeed b choloma $
dcddfecedeeeddchcefededjchdeddffec b christian $
dcbbeheccgeabdbdccadibgcdicacfdddd b church $
ecfhfffieefeeedfefefedcdddehdfffef b church and
ddcceediedeeddcceebdgdcfcdcheddedc b church in
ccbceedbadcbhcfdbcadehdjcfdbccdecc b church of
eeeeffgfeeefdeeeefefidddehejeefgff b church she
eecdedfceeeeeehdeecedcdhdidgddefdd b church there
eedefeefedffedfefeehdeedeedecedhce b citation $
jibdbicgcedbbbZbbcdcddaaZaadcdccca b citizen of
ecddeeghdeiefdefdfdefefedffeeeffff b city $
edcjededgfdefddiddddeeedcdcddgddde b city in
cdddcddecdcddddddedcdddcdcckdeeedc b city the
dddcdecjddeedjdecdededecedecdfeecd b civil engineer
cZababbbahccagacacZjcicZbcbccabZYZ b clas $
fdegeefdededeieeefdedefefeeefeffef b clas in
fffffffdfhefeeedfgffhcddededeeffff b clas of
fdebcddcdjciccdceebdcdfeeedecedeec b clean and
eeeceeeddccgiieedfddeeeeeedeeeeffc b clean offic
dedcedddeddcjddededcdeedddedeeefcc b clean room
ccceccdbdedecbdccdceeeedbddddjceib b clinic $
cdddedddcigbhbdbcceccfecbdddbbefcd b clinic in
edeeeefedddeeedjddeeefeedeeedddeed b clinic is
dbcbchecaccdcjcacechfgbbchZbcaeddb b clos $
cdcfcbfchieegefcdfeiccddbcbcdifeed b clos the
dcddccedddddfdddddddkcgcddddccdddc b cod $
eeddfeddchcddeedeedehbddededdefeed b cold $
ecdcdedddeddedcdccccccidbccccddeic b collaborat with
dddedeecddedcjcddddeededddedddeebd b colleg $
hceieedccddecccfcddfeeedjdeddeffcc b colombia and
aaYYYbZdYXiZbaZaYZabhbfZYheYfZbcYY b com $
eedefdgeheeeeeddeeeeihedeededefgfd b com and
ddcecedjdbjddhdddedddceddddddeeedd b com at
edbceeebaabcdcdcidddheedcggbcdefeb b com back
eedceeekeicdccedeedddeddddefeddfee b com by
edddcdeddcidcddcdcddfhcdedcccdddec b com for
eeeefefdfdceeeefefffdjeffjeedfffee b com hom
ccccddehahibedcccdadccccdbddbcffee b com on
edhbeeecdddeecdeddeedhgdcgbcceefec b com to
dedeffeedefeheffffeeeeegddhedeffdf b commission on
ddddcdccccdccdcdddccbdcccddjccddic b committ $
eecdceeceddibkcddddddedcdeededdebd b community colleg
fdeffefeefedhdhdeeeefeegdddddeffec b community in
ccddddcdddddcecccdceddcgjdddedddcc b community leader
eeeeefeedeedifeeegeeddhdededeeeeee b company $
ecfdeefdfdeekddeeebceeedeededecdbf b company since
edcbddbdcdddddbdcdcdddecbckbdbeecc b complain to
dcccccbdcdecdddiddccbdedceiddddceb b complaint $
fffffffefeefffeffeffedggeegfefffff b complaint to
decdfcedcccehcccceedcbccdgigcdeeeb b computer $
eeeeeifefeeeeeeefeeeeeefeeeefdfefd b conced $
feeeeidffffffefeeeedfeefeeefeeeede b conced the
cbkbbbcabccccccccccccccebbcabccbia b conferenc in
edecedddddecjededccfgeededdcgceecd b confirm that
eeefdiefdieeedecfcfbdeefdeceededed b consider the
cccddfbcbjcccbdbbhcdicccZcccfcbbbb b consistent with
dddcecdccjfdcccdccceddddecddcdeeeb b constant $
ebecdaadddedideleecbbccdbchcbccdbd b convict $
feeefffeffefffehfefhfefeceedddfedd b convict in
ffeefffgeedeiefeffeeefeefeeffefffe b cook and
dddddddcccjddedddecdchdcecejddefdc b cook for
hceedejcbceegdiededddeebceecceefcc b cook in
eeedefedecdedededejdeedeeeeeeedfdd b cost of
ddchcdddceeddccdceccdcccddcgicedbc b costa rica
eddceeedccicidddcccdedddcgcccdeedc b could be
ddddeeecdgcdecdechceddhcedeecdddcd b could do
feddfeeeedeefdeedehedhdecdddddffde b could have
adbUZYZcdheeWcZWffWYdUhWeXgTehacWV b could not
fefffdeefeeeffdddfdefeffefiddefffe b could tak
ecdbccbcdajadccecdbccbedccccchdddb b count $
diaaabZhbZabZagdiaYbbbbYZhbaabdeZZ b country $
dbcdbcckcdeddddcdddddeeedeeedcecdb b county $
ddddebcchcdcdddjdedddddhdcddccddee b coup and
digcdeedeeddceeeeedceededdedeidfdd b cours in
edeechfedeefdeeeeeffdeeeededdjefdb b court $
ffeffkfffefffffeffffffeeddeefgffff b court and
eefedideededeedcdbedddcecdeejdeeed b court find
ebdddfcgdeeeedfdcedbdccjdcgdcceecb b court in
cicddddddefedeedfeedcddceehddieddd b court was
edcdedchcdedefdedeedccgdhchgdceedd b cousin $
bcbceeebbdcdddjececdgcdbbbdibdffcc b cousin in
eabceedjcbbdbcadccacichabbecicdebb b cousin of
ffeegffeedeeeffdffeeiefeeeeeeeffgf b cover fac
ffffeheffeefffffedffeeeeeedfleffee b credibl $
ecedcjcdddedeedddcdddddeccddcceddc b credibl fear
fefffdffffffeffefffdjeeeehdffeffff b criminal cas
edeeeeeeejdeedeedbdeeeedeeeeeeeeee b criteria for
ddbdedcccjcdddddddddcdicccdbcddeed b cros $
ccecdbcchibbdccccbcbgcccabdcbcddeb b cros the
ddddededdhcedddceeddedcgidddddffed b cup $
edfdfdedefddceccdddfcdiddcddcbffce b cur $
cbedbdbiccccdcccjcccacdcbccbcdcdcb b custody of
dcdcedcccbdcgcciaccdccccjhccdceedc b cut $
dedfdeddcjdcdddededdigddecdcddffec b cut me
dedefeedcbcecddecedehghhbbbcbdffee b cut my
ffdfffeecddefeffffeeicefedddefffff b cutlas and
idecccdcceddddddddcdfdeddcddiddcca b d $
cbdcbddddccbbcddcccdibccccccccbcic b dai $
dcdeeddddddddhddeddedddieecddcedcd b dalian $
dcccccbccccccddcedcccididccdcccccb b dam $
cddfefeceddddddedfdeccjciddddeffcd b daughter of
feffffehfedficefdfdfedediddeffffff b daughter to
cbcccdcccibcbbcdcdceidcbcbdccdedcd b daughter was
TRafScRbdkhYYbTeTVbbdeVdTdZbZYXVTO b day $
ceddfdfhccddceedddceidedebcdgdefdd b day after
dcdbedebbfbcbcebdcdcgccccafcgaeeeb b day and
jccbdccbdchcdcddddccfcedcbccddffeb b day at
dcdddbdadbgbbgccddcckcgccdbcccdedb b day for
efddfefdbfiddeeeeecefdddecddddffef b day he
ddcceeddhccdcddecddebfcceifccdffed b day i
edbhfdfababdacbadhbigbjaeebadccedc b day in
dcdeeefddcddeeedeedejdeeeecedhefee b day later
cZaibbcafcZgaibZabaacZggcZZYhacdba b day of
deeeedfddhjeefedeeeddddeddhdddeeff b day on
dccbcdcdhcccdccccdcdcggcejccccddcc b day the
edbcedddbcddddebeedcgagccahgddefed b day they
chaaccebahdbibebcebbghedddbcbbeecb b day to
ddddddddbdccddccdeccihbgcfdceccdcd b dead $
eeeeeffedefddffeffefiefdecefeeffff b dead in
ddedfdecedeedeidddcfiddccdfdddffed b dead since
dddddeddddccdedeedddecdcddeeihefdd b death certificat
feffeffffeeeeeeedieeeeffffefedefee b degr of
ddeeccdbdidcccdccecccccccbbjcccccb b department $
bcbbbacbagbbhbagbbbhgabcbbbZbabiaa b department of
ddeeddeeejdeddddcbdddeddddeedddedd b depressiv disorder
ddddddcdccddcddkeddcidcddccdcdccdd b describ beat
effdgffddgdeefedeeddeieedjdideffff b describ the
eededddddeeedeeieeeeceddciecceeefe b detain $
dccdejfcddeeeeeceddcedfedbceedeefd b detain again
cccbchcccbbcccdccccbiccccddbbbcccj b detention center
dicdddecdccddcdecdddhddddjccbcfgdc b did $
cccbdcccbbcccccbccbdhbgZbggZibedda b did it
XcVgXdUefdbVdbSdRZbVeaahZdfdeeZZUS b did not
ffedfddddddeddedfedddedddcjdddfgfd b did nothing
fffffffeffffffffeffhdhiefeefeffffe b did the
edccedccdddcdddeddcchccjdcdcccefdb b did what
edibedecddeeeeeededecddedhddheffec b did you
fdfefeddfddeicefcedeeddeidhedeffed b didnt want
ddeeffegdkcddedfcdcfccdddceecdfgei b die before
fgefgggdffdeeedeieegdieccddeeegggf b die with
dabccdbcficdcbacbdccicdcbccabbedbc b died $
bYaabdehgabbbabecddcjbbbaYabcbddbd b died in
bbcadbdjZbcbddcccecdibebecbdcaeeeb b died on
ddceedfdcceghddcdedcegihedcdcdefec b director of
ededeefdfjcdddfcedeeeffedeffcdeecf b diseas since
eefeffecfheedefefheedffedfffefffdd b disorder $
feffgfgdfieeedfeeeffffffefffeeefff b disorder and
feffeeeffieeeeeeeefefeefeeffeeeeee b disorder recurrent
deddeeecdeigddeededeececeddcdeefed b do $
dbbcddcbchhfddcbacbdabibcbaacbeeba b do it
ZYXWYYVdXhicZZbfWfXaggXdYcYfdWbaUg b do not
cdcdddbcccccdddedbcdajbccicccceecc b do to
ddedfedcecidddcfciceedecddeccddecc b do what
dceeeeecdccddeifjdeeddedccdedeeeed b doctor $
feeedefeeehdfcceheceeeeefegedddded b doctor and
ededdeeeehddddibheeddeeecfefeddfdd b doctor are
ddeefedddfgeechebdedeeeecgddbdffed b doctor in
fffffefffffffffhfeffdfheffdfeeffff b doctor who
ddedfedcecidddcfciceedecddeccddecc b does $
deddfeecddkdddddddceddcdddeedeefee b does all
ZXZeXdVdWjdXYdhecXVYWWZcXfcefVaYUS b does not
ddcccedebeejbcdcdecggeeddeececeecc b dollar $
dcccbddcccbgabdjdeccbcdcdccbccdddc b dollar a
edeeeeeefeeeeeedddfeefeeieeeeeeeee b domestic relationship
baZbaaaZdgaZabaaacaZfihaZeeiZZbcaZ b door $
dcdceddgcegcdddecebdibcccbccccefcc b door and
deedfeedcddeeedceeddfgdecidgddfffe b door of
eeddfefeddedeeedfeeedjcdeghddeffee b door with
ffffffffffiffffffgfeffffffffffffff b dos $
cdddcdeebddddddcddddhddcdcgdhceecd b down and
bcicdccbjabbaccdddcccbbbhcbcbbdedc b down from
acbcecdaZbbcddbccdbcmbadaabbbbdedc b down the
edeedeedeedcedeeeefdfcgeddicddfedd b drawer and
edddfddddccdecdedfcdckddcgdcdceecd b drew his
ddddededcccdcddcddcdcchfidedddefed b drink from
eeeefffdfdhjdefeffeedeeeeeeeeeggge b driv a
fdddffeiefkdbcddefcddffffdedfeffde b driv her
efdeeffddcjccdeeeededdddeddeddfgfe b driv me
ccddbddcecjecdddddccdidcccdedddddc b driver and
edcddeeddedeiddcdeddcfdchicddedeee b driver of
deeeeeedeihedeeedddddeeeeddededede b drop and
bbabcbZgabcalbbbcdaahbcaaabbabccca b drov a
eedddefcecjddcdededdfefeeeeeedefed b drov her
ccddfffhdfifieefegfedeeedfedeefffc b during a
deddeeddejcdcedeedcdhcgdedceddeecd b each day
eddddedceddfjbddedcddidcdcddddeedc b each month
fffffffeedeeefefefffddheefeeeifffe b each tim
ffeefffecegeeefefeefeceifdefeeffff b each year
deededdbdbjbcdddddcdhccccbdccddedd b ear of
ccccccdcccdcdcccjdccccdcdchdcdcccc b early warn
edededeiehdedcdcdddeddehddedddeede b eat with
ffeeffffdbeeeefeefefjdedeedeeefffe b edg of
eeedeeedeefdideeeccdddedeeeedecchb b edit the
feecfedddgdddefeeeedidedddddddefec b eight day
edcideecddfeccdecfdddcecdcdccddeed b eight week
cbcccdddcdeeicbceeicfddcddbcdcccbb b eight years
eddjddedddceedeeceddddedeceddceeed b eighteen $
efccfeffddffeffdfffbiefdfgcdecffff b el chipot
cijdcgeedeeeeedeeeddeeeecddeddeecc b el paso
jacdcjedddddccdheeddcddcdcccdcdeed b el salvador
fffffffefeefffffffffieeffeheeeffff b elder $
feedfefdeeedefeffeefkedecdeddefeef b electric shock
dbchddfcbjdcccededdccdecdcdccbddec b eleven day
dccbddccddddgdddeehcihdcddcfbcdeba b eleven hour
fddddecdeeedgdefefdcjdedeeddedefdc b eleven month
ccbiddabccccccjdbcadcdcacdccbbdcbb b else $
feeefefedhdeheededeeeefdffeeeeeecc b emergency department
ccbcccbecdebdccecccbccdcccdckceeba b enclos the
cgacbbccabcccbccicabcZbgfZfbcgddba b end $
cidcdeeddceeddeedeedeeeddddddhfffd b end and
djccdefcbbdcdccecdcedffdfdeedidccc b end in
dcdeddeddeecdddgddceedidcdhdddeedd b end of
ZaaaZbbbZdZZaiifaaZbZaaZaabbbbcbaj b english $
eehiffgeeefeefefffffefffffffeefggf b enter the
edjceeeedffeedeedffcdedeedddedffee b enter with
hcfegfeeefffifdffffffffecfffeefgee b esteli nicaragua
dddefdgdeeddddfdfhddddfdfdddjdefeb b evaluat m
edecedebedbebcdcddaceiejddeecdcccb b even $
ddddfdddciefdecfddhecdedddddddffdd b even in
edeefefddddechcdeeddcdehedddedffed b even with
ddccecdchcddgeddeedcjdececdddcefdd b evening $
edccddcccbjcbgccddbcccdcdcdcdceedi b every day
ecdddeccdhciddcddecdccdcdcddeddedb b every month
bbbabcajZYgZcabcacZZfhcdcaaaabbccY b every night
cdddceejebdciddeeeccdcfeecededdddd b every other
eddddeeddjdcccddddcdddededdeeddedb b every six
ccddbcbbbcibddccdciciccbdcbddccccb b every sunday
eeedfffdeddjdeededdefhfeedfciddfbc b every week
deedeeedcdddededeeddjdcehccdddffed b everybody in
eeeefffeeedefdcfhfeeeeefefhedffffe b everyth she
cddeeeedddcdeedddddedbcchciccddeee b everywher $
ccddddcdddddddeedkdddceddddehcdebb b examin mr
ciccccdccccccgdbebdbdeedjdcdgdccci b examination of
dcdddeddeededccjdddefeeecdhcdededc b exist in
deddfeeedeeeddeeffedjeddddddddefde b expel from
cdddeddddcdeecdecjddfddecdcdgddddd b explain by
edcdeeedcjeddeeeeedddeffedeecdeefd b eye in
ddeefeedehcdceccdddejdidddddheefdd b eye that
efeffffcecheefeeefffeihddccdcffffe b fac $
bccdddedbbddedddedcdcccidiedccfecd b fac and
ffeegffeeeeeeffeffeehcgeedeeeeffgf b fac on
ffffffffffffffffffffgfieffffffffff b fac with
dceccecddgdckdecdeddcdddceddccefce b fail $
fdeeededeeedeeeddeddicefddhehefeed b faith $
ddddcckeeefdeedceedcdecececdedeedd b fals claim
cZbcYcabadhZebagZaacYdYeXgjYZbdcYY b fami $
eeeeeefdedeefeeedeeedcddddjdeefeee b fami matter
abbbacbehcdcbccbababgbbalabZccccZa b fami of
edededegdgdddcdcddcdcdccbddccdedid b fami since
eiddcccdddddjeddddcccccccdhdddeddd b far $
cdddddehdcdcidccedcdbddddcddeddeee b farm $
dcccdeedcddccddddeddhccdcdicddeecd b father $
cbbbdecgbafcbchdhdbdcdcbhccdcddfbd b father and
ecdddeeccdkeehddeecedeecddeeeeedcc b father attend
dacgddeeabcdihcddedeidecccdecdffbd b father died
fdedffficjeedfeeffefcdedfdedhefgff b father had
eeddeffeeeiddeeefedefefffheedffffe b father hous
caedbcdgdjibbbbcbccdgdbbbceccddecb b father is
dccdcffbaccjidcededfbddcjccebdffee b father left
eddddeekddddcddddeddcdddddddddeedd b father shall
ecedfeedddccddeedeeeddideheddeffee b father that
ffffgfgeffffffffffffgfeffdgffffggg b father they
edbdgefgbdcciddedfdfdddcichcccfgef b father to
bbcgbcdgZfbhdgcbcdcdhbaabjabaceecd b father was
edddeddddccccdddbcdeecdcdkccdddeee b fear that
eeddfeedededdeeeeededdedeeeehheefe b february $
kddcdccccbdcbdbiddccedddbdccdcddcb b feet $
fggfgggefgefegfffefgfeefffifdffggg b feet in
ffeefgghedeigffdffefgdeefedfdeggff b feet with
cdcddedbdbdbccdjddccicccccbdbccccb b fell $
deddfdddcjdddecddedeeeeddddddeffed b fell in
edffeeedfbdeeeedecefieedieeeceddef b femal genital
dacbccbkhdcccbcdceccacebbcbcbaddbZ b fifteen $
ddcdecdadcdbcccdcdcciieccdcddcefec b fifteen day
dfdefefeddeedefeeeedkdddedgdceeefd b fifth day
dddddeeddeddeeeefeddcidddhcdddedde b fifty thousand
dbbbbZadbeeceddfcdcjbcccbbYgbjdbca b fil $
dbddicdcddckcedddddbcddddcbdcbcdcb b fil for
eaeeccdebddceeeddedbdfeeeccdckddcb b fil in
dcedccddedccedddcdccdcbeehjcccdecc b fil is
fffeddfffefjdefeffhcffffffeffdfffe b fil joint
edefddeeddiheeeeefdeddeefededhfffd b fil my
chbcWjeecdfaddebeedacedcdcZdcgecdb b fil on
dcdcbdededdecdddeejccdddcdccddecdd b fil tax
edeebffffffeffffffedfeffeefffjeefe b fil with
dcccdccdcedddddedecdkccccbddcdeebc b film $
cdeedfdccdeedddddddccecccekededddc b fin me
feedceeeeeegdeedffcifefeefefeededc b fin of
ddcdbeddddddcdecedckcdddedddeedddc b fin paid
deefdeeeefdfeeedeifdddeedeeededddd b find are
cddcdhbcbcdcdddcbccccbccbjcciceecb b find him
dgefgdfedeefdfeeffeecjeefhededffff b finger over
gccddcbbcbbdidcdddachbcccbfdjcedcb b fir $
efeefdfecddecffeffdejdedfddeeeffff b fir at
deecceffedeeiefbfeedkefceccdccffdd b fir from
edceedfdcddddeddeeeddddddceejceeed b first interview
deeeefejededdeceeeeeeeedceeedeefdd b first marriag
ccdgdbfccccaecjbddiegdcbicgbbZhedd b first tim
dddceeedgidccddcdddecdbccdddbfifdd b first to
eeedeeededdeeefdeeeffdddeddeideeee b fiv day
bcccccebccccbcchdcdcaccbcbbhicccci b fiv hour
edcdcdfciccddddceedchceddbcdcceddc b fiv in
dccicecbcbcccccddcccccekdacbbcefca b fiv month
cbbdceeibcccccdiddcecdcbdccccceece b fiv of
ddcfeddbcfbbccdcdebcfdcecbbibadfdc b fiv week
cZbabaaaafaaahaZbbgcgacbaffccgccba b fiv years
edddeddidbccddddddhddggdcdcccddecc b fix the
edddeedcdjheideddeecdbedddceeefeed b flar $
ffeegffeehgeeedeeeefeefeedeeeefgff b flar i
efeefffddeedeeeeeedeideeedeeeeefee b flat of
dcccddcdcceddedcdeddedcddckcddeecc b fled $
dcddcdcicfddfecdcedejddbccdgddeede b fled to
fejcffffefffeffffffffffefcfffffffe b flew from
dcigecddhdcdbcedcedccbebeccgccefdb b flew to
ffeefefdehccdedcdcdfhcfddcdddeefed b floor $
eeedfefcegdddfddedhedeeieddecdefff b floor and
jbccidedcdddcccddddccdddcddcjdcdbd b follow $
dcedddecckdddcebddddcdeeeddebccced b follow a
dddddddcdcdddcddkcddcdcccccdcdeeee b follow him
eedcfffebiedcecceeffciddbacbdeffff b foot $
YebTXXYgUgXgfbUiUfecgZbXWbabfeZZVd b for a
cdicccccdccddddedcddhbcbcbhdbbefdc b for an
deeeeeedeihedeeedddddeeeeddededede b for drop
cbcbdccbbfcbacbdccicgcdbbbchcbccbb b for eight
dbbZcccacfbcgcccddgajceaccbbaZhbaZ b for eleven
bbagccbYafabahaabbibddciaYbadXcdbb b for fiv
ddhdeddcjjdcddddddcdcddcddddddefdd b for forty
dbbZecbZZifaabddccdahdecbacdaYdfcZ b for four
ffedfffeffedefecffiffffffefefffffe b for fre
bbccbcechfaabjadZebdgbbbgdbeabbdac b for her
abccjccgbbcbbcbcbhacgaabaaabbabbac b for him
cbgcbcdgebfgcbccccbhhbgbcadcbbcdcc b for his
edddddedecdhdedecfccchddicbbdccfcd b for it
eeffeefeeiefeeefddefeffeefffeeefee b for major
ZZebiZahWacYbgYbYbXbXcfZYkdaXXbbZW b for me
ffeefffeeefeefffffhdgdhefeedddfffd b for money
YYZfYbbcYYfhbYZZYZXbaaifZggYbYcdWY b for my
cbaacbbZafiagbbadchaabcbbZaaaZcdci b for nin
fdecfcecckcdddddfedcdeeddceedcefec b for nineteen
ccccdeccdccbbcbebcbdddccbbdibjddbb b for peopl
ebbcdcbcebceedbbcbfgdcecjahbbbdebb b for possession
dedfdffdfeefeeehfefeggeeefcdgdffed b for question
eedgdefeededdeeceeeeddeedddjedeeef b for seven
chfZeceZYehaeccadcibcZgYbYgaZedeeb b for six
ecddedddcfdcccdddeciiedeedehdcffda b for some
ffeeffgefeeeeefeefeieeeeedgeeeefef b for tak
WTbdVbaYTVcigdfYWWidbahZZeaWbdhZfe b for the
eceddfdbdghccdceddddbbkbabagbdeecc b for them
dbdcaiccdceiiccbdbccccdddbcdacccja b for this
eeeeeefedeeeeeeeeeeddhheidddeeefed b for those
ZZhYbbadYhYXYYZYZeeZfZafaYfeZWhbfX b for thr
ddddedeicjbccdcddeccdedddbcdcceece b for twelv
dccbddcbccdcjdbeddccbdeccddddcccbj b for twenty
gffeZbbZWceWXYaXYhfWjXdgYWZfeYacYW b for two
edcccdddcdccccdcdddcjddccjdiccdfdd b for us
eeeddefdedcddeeiehdeddededdeddefed b for week
eeeeeedeceeefdeeffedcijdecceceecdc b for what
deeeeeecdddddedededddddccdkdddefdd b for women
ddeceefeediedeeceeddiccdddceceefdd b for work
ffeefefefddddeeeehefhdeefdeeeeffff b for years
feffddfefeeeeeeeeeefeciehddgdfefdd b for your
eeeeeededjdeefecedeedeedhdegdeeecd b forc $
dcccddcbbacdddddcedblcdccccbdbffeb b forc me
fdecedcedeeddeeheeddidedddddddefec b forc to
efeefeeedddddeedffeejdddeddeeefefe b forearm $
feeeffeeefeedeeeeeeeeeheheddefffee b foreigner $
ddefhheeeeffeeeefeeddeeeeeeeecddde b form i-
ddhdeddcjjdcddddddcdcddcddddddefdd b forty minut
bbbbbcacacabdcbcccbbhcbbaihgbbbcbb b found $
acabcccbhbbbabcahbgYibebcabXbfibZb b found a
eddedeedeihdeedddeeeedddddcgddefef b found her
fffefegedjgdeffdffddddeffeddfeefgf b found him
cdbcbcaajghaaacbbcZbbcaZbZagabcecb b found me
ccccchfcgcccdddddddccccideechheedd b found the
ccjcddcbccbbbicddcbccdcccbcccbbcdb b four $
edddefejdchcdeeedfeeedebgccdeeffef b four children
edigfdecZhbdbafcefeccddhcZbbcbfffb b four day
edcdcddccihbcbdbccccdcddcbggbddddb b four hour
ffddfffeejgccdffdedeceeefcdccdefdd b four month
eddccedidchhbddhddedcddcccjcdddddd b four of
dddcdedddhddddbcdceeecfdchchddecdd b four tim
cacdbcdecdcibccbdcccjcdccjbbcbbccc b four years
eccjdecddcedcdeededcicdcdccbdcedcc b fourteen month
fdeedddefeedhedjeedeceeedeceeeeeed b fourteen years
eeeeeefeeeefgjdeeeeefefeffeefeeeee b fourth grad
ddddeecddjcdeddcedceddeedeeecdeded b fractur $
eeedfeeedgdcedebecediefedddehdeeee b fractur of
dcddcdccecdcedebeeiciededcjceceeeb b fre $
cjccbccicbcbbbcbddbcccdbdcbbcbcccb b fresno $
cdeefeddddcgcdhccdceggdfcbcccdffec b friday $
jifZbcbbZabbabbecbhggbbbahcegbbdaZ b from a
eeedeefedeededeeddeeefheejedbdeedd b from exil
bbbacdcaaeddbbaehhbcgcdhcbcabaecbc b from her
edebbeefdchibccbccadhbedchhacceecd b from his
eddeddffdfeeeefffefdjededcddcdfecc b from june
dcccdifededdcefdeedecedeedddeiefdd b from march
ZYZaZbafdZfgdbZcZbYbfgegZZhYfacdWX b from my
eeedfefccdiedcedeededeeddeeeeiegfe b from october
ddeefegdddcdhdceefeddefieeeeedfgfe b from september
dcedccbeddeckddededchdedcdcdddedcb b from servic
TUaZRUReYgdbdSTTZXcVifdahecYaSYWPc b from the
ccejdbecibddcehccdccbcebdbcfbbffed b from there
feeeedffdefefefhfffdhceefbdeedffff b front $
edbdeefhZcggccdbcdedffafbheZbdeedd b front of
dccjccdbiabccdadcdbcbccbbjbcbbeeca b funeral $
efeefefeeeeddfedefeedcddccjdeeefff b gang where
edcdcdedhcddjcecdecdfhdceccbbceecd b gat $
eedeeeeeddeddeedeeedhcddddiddddeed b gat of
eeeeeffeedeeededeheehefefeeegedddd b gave her
feeeeefeeeedddeeffhdededfdhedeeeef b gave him
aZXbZaacXacejbaYcaZhgfZeZYfaXebbbY b gave me
fffffffdeeeefeffffffhedfedheffffee b gave my
cdcdedeccddccddedecdccdibcdckcdeec b gave the
cbbdabbabcbbbccbbbabjhaabbebaabbcb b gave us
fefffffeffffefeeffffefeeiffffeffff b genital cut
dbdecdbicdbccbbcbeadbjacbgbbcdefbb b girl $
eeddfffddddeidddffdeicdchcddedefef b girl in
cbcccccbkcddbccjcccefcbbbcccbcddcb b girl of
effffffddeefefffffffhehhefededffff b girl to
dddddeedccddcddcdddddhgcidddcddeed b girl who
bdbccdcdbfibdccdccbbabcbdcgibceedb b giv me
efeffefffffffffefefeeeeeeeeeiffffe b giv the
cedeceededdceedddccccidddcidcddcdc b giv thr
deeeeeeedeehfdddeeeeddeddedhdeeedd b giv us
edeeededeeeeeefffeeigeedeedfdeeecc b given a
bbdccdcdjcecdccdddbbccibccjdccddcb b given the
ZXZaYcajaabbabbdbcaakbaZabbaZabcZZ b given to
cddcdccjbdcccddcddbdbbcdcciegedecc b go $
ffeefefeedeeffffeeeeheeeeeieeeffef b go and
ccgaecbfZbabaaYbfcccaahaZhZYbgefdZ b go back
debeceedieegdeddifdcccdeedcddeffed b go i
egdegffceehcdffeeedfccdcfciedcggfd b go in
bbcdddcebdbcdbhdjbcedhdbdbbbcbddcc b go on
dddceedecbddcccededeacdcdlcldcffdc b go out
cdddeecdcdeedecfhfedieecdeddcdefdc b go the
deeefeedeeeddeidhededddcddddddfefd b go there
ZWWVZZXheiYXYhdZUZVaZXZgXgjVeVccXW b go to
eeeeffeecffeedddceeedehhcdceeefffe b go with
ccddeedccccccdbcddccidccjcjcccdedc b goat $
ddeeeeeeddfdeedegddeeddeiddeddfgde b goes $
fffffffefeghefefgefffefeeeeeeefgff b goes i
dcccdddhbicdehcdebbddadhcbddcddecc b goes to
dedhededdidedjcededddeecdeeeeefgdc b going to
ddcccdededecdcdecddccddedhedjdeecb b goma $
eeddedeedeededeedddefiddecddddefee b gone $
dcbhdcdcccjcbddbdhjdccdcebdcbbefdc b gone for
fejgfffefffdhfffefefeeeeeeeeeeffee b gone hom
ddddeecchddddedddedecgcddjdjdcffec b gone to
echdcdbhadddgededcdcbiddcfcdbdeccb b got a
cchbdhbbbbdidicebdbceccbbccccfffca b got the
ddedecdccccccddcdcddcddccckcddddec b government $
efcdfdfeiceddeecffedgddecccdccfgfe b government fell
daddbacjcbbaiiYbccZbebdcadcddbbbaa b grad $
dccecddedibdcjbdbdbdecddccccdddedc b grad and
bjccbdcccbcbcfidcdcccdcbddddddcdcd b green card
fgffgfgeffffffffffffiffffcdffffggg b ground he
ccdcccicbcdccdbbddcdjdbcbccdcdddbc b group $
fffffiffdfffeeeeeefehegdedeeeffeff b group with
ddddddeddbcdcdedeeceidccdbhdcdffdd b guard $
edeefdeedeedefeddeeeddhiddeedeeefe b guerrilla $
ffeefeddddeedffcfeedfbehccceddfeff b gun $
abcdbaccbhbchccccbcbbcccbcbcacccbj b h $
ZjggaaZZZgfZabccbbZaeYaYjZeaccbcaZ b had a
cbccjddiacdaddcedcccacbccbcjabdfcd b had ask
cZafbgbadacbecdhbccbfYfYffeZgfeecZ b had been
ffffffgeffefffffffffgiefffeeeffggf b had com
dcccddcefcbcddcccdcdffbdcicjcbffdc b had gone
fcdeeefidkeddffefeeecdddfddedhffee b had it
cdcceddcbcdbbdddedcdidccdichcbffde b had left
feedfefbechccefcfdheceiieceddddffe b had let
eeeefefededeefedeeieedddedhecdffed b had my
eeeeeedddedddfedeeedfchccddhcdeeed b had never
eababbffcdbdfbcbbafbbaaaabkZhbbaYb b had no
dfeefefdddefideeededfdfffddddddfhf b had not
eddccdfdefedcefdffdjeffdfffeeefefd b had one
ediecfddadehddddeeccebhccdhacdffbc b had paid
eeeeeeedddehfefefeeefcddedidceddfe b had receiv
eccdddcechecddddefdedcdidccdcdfdcb b had six
ehddeeeddcbefbddddbcebdiebdhggceee b had the
eefefeeefhedceehfeefdeeeeeeeedefff b had thr
ZZWXZZgYWfYXfZYWXdYZjfiaYeZWcdbcZg b had to
cbdbddadZicceecdccccfbicbhdcZadcbZ b had told
ccddedbcdcidcdccddccbdhibddddddecd b hair $
bcicccddabcbcccgibcbcbcbbcbbbajccb b half $
fdfdcffdeedidddhcddfddeeedddddfede b half of
bbcbedbbcfcbbiccbcabicecbcibcbcdbb b hand $
cedcddccdjcccccbccbcebfcdhcbddddcb b hand in
eddddeddbcddddeddecehcecdhccdedecd b hand over
ffffffffedfffffeffffieefeffffffgff b hand to
bYZbYZZgagcXaiZeYagaaaZaeYfgfZZaYZ b has a
eeeeedfdecdhdjeeeededdeddeeddhfeee b has an
afZdXfUYYcYZjYYgXYfZdZaXYgfXecXXdX b has been
dddddeeeecfddgddddddchicdfdiddeede b has com
ebdceddccgcdcbdadedddeedddeedjeedd b has depression
ebebcbfcfcijbdebfciacedcedbedbdeee b has fil
cZccbdcdclZbgecfcdacacbbaabbabddbb b has had
ececeeddeecdekdeddccdeedededdddedc b has mis
ebcbcdbddccciccebdjhdddcdccddcffcc b has never
cbbbdZZdccZZabhibbakYggbbaZaZadecc b has no
babgaaibaeZaaahZaaZciabZaeaafaccZZ b has not
ddecdcdcdddeeddecedekceddbbdcdeecd b has seen
edddedeidjcddiecedddcdddedcddedede b has stop
dceeffebeghddeceiedfddddddeecfffeh b has to
ecfefffieeeidedeefdfeeccddeedeffef b has two
eddeeeedddeceddeeededdddedddhddied b has written
ZYbhbgXiZfZZibfbgYXahYbYfXXXXZbcXY b have a
eeecddddeeeddededdcdfceddgcdgedech b have ask
efcabbagbZfYYbdfZcZdabciYjZZYbcchY b have been
dfdeffeddddfdeefddeefdfdegdeieffcc b have com
eeddfffhdddcdedeeedeedecdcidddffef b have four
fefdggfdgjdcdefefedfeffdddedceggef b have had
deedfddgeckcdebeccccbcecccccddffcc b have heard
eeeefefhedceefedddefeieediedceefee b have her
eddbfeddededdeceeeidceedddddicffda b have kept
dcedfebcedddcebdcdccdddigdddjddeac b have known
ccdefffhfeeedfcfffefefecidfeeeffce b have liv
eeffefecfhegifdfdedfcefedeedceffcd b have lost
cabbdbjbbebYacjcgcibZbcgabaabbdchZ b have never
cbcbcbZgcccabbZgadZibbebgcggYcbbha b have no
bbcaecYjcaaabdjcbaaabcbaaZbhaadeZa b have nobody
bacZccaYbgbbYbhgYaabebaaYgZZebcdhZ b have not
fdddfeejddeeefcfcfdededccdddddggce b have one
ddcdfefbchcabedeceddhcfcahcbbeffdc b have the
dabbcccibeaccaafffccabccciccabdfbc b have to
dcdcfcabcbccdeaeacdcccccahgbhcfeah b have told
ececfdedefdcbedddbbbbeedcedchdeeia b have treat
dbecfedkdcbbcdbdbdbdceecbdeccdffbb b have two
cbddddcbccdbddaecebdchbhbfcbjbedbb b have written
ccbecjcfbdcdcdceceddeggabibcgceebc b he ask
deddfeedbbcbcccdcecdjaegcchccddecd b he beat
ffdefffedcdeeeeedfefigedeedeeefffe b he brok
eecdfeecdchcfddddedcfbdgdcggddffee b he brought
efeefffdcjgeeeeeeededddeeeideeffef b he cal
cbdZbdZagchbaabgbdXfeYbbaZZgahbbZZ b he came
ecedecdcffjcdcccbcdddffebeddecefdd b he cannot
efedeeeddbjceeedcchebdddfedddedecd b he carry
ecabddccbiccdcddcchcfdgcdcgcdbcebb b he could
eccgddcecdeddddecfcjdcdeebdbdceedc b he cros
dcddddccblbcebcebdbebccccccbcdeecc b he cry
dccbchbabgebebbcbbgcgedcaacZeYbcaa b he did
ccdbdcdbcgiddccbdbbccccbdhbcgbcdbc b he does
fdddfedddccefcdfdfcedjedcgddddeecd b he drew
ffeegffjedgdhcfeeeeddfeeeddddefgff b he drov
fcgbeeefcffefdffeffcfeeeedecfjfffe b he enter
fdeeddefefegeffeffedddeeeeddejeffd b he fil
ddcccdcjcbbbcdcdcdiddccccccccddeab b he fix
ecdcddccaabcddddcebcmbccdbcbdcefeb b he forc
eeabebdcabbbdcdbcdgZecbbehbhcZjdbb b he found
fffffffefcjeefeeegeeedddeeeddeffef b he get
effefffefegheeefgfegeefeeefeeefgff b he goes
bZaZaZYdZgfabbbhcaZaegfgaZfaZfabYZ b he had
bXYfcfgbZedegeeXWZkZcXXVYgVXYXYcWa b he has
ffffffffefdefeffefeejeefeeeeefffee b he hit
ZVXaXVXgWacfgccbcWeWcbiehhYfVWWXUS b he is
ddcbcdcicccdccddcebcjcccdcdcdcddcc b he kept
ffeffffeeeeeffffefefiegdeeedeeffff b he kick
ddfaececibgcgcddcdbchcdbdbbZdbefdc b he left
dcecddbddcdcddddcdicdddhdedcddddcd b he never
eedcdeeeddcfcccdcbcidcccebdicdefbc b he paid
ddcddedcccgbjccdddccccdcdccccdcecc b he pick
cdccecbbcbbbdcddcccciidacbbbbceedc b he put
efeefefdccjeedeeeecddcddeehdddffec b he read
eddcedbdbgcddddccdddacccdclcbceecc b he report
bXYZZZYabdXcaYYZXZYZehiYWVjXcdabYY b he said
ddeefecfedhddedfcdeefeecbcddieffcd b he say
dcddcecidbcibedddeccbccbdcccdddedc b he send
eeeeeeeeeddeeeffefedckcdeggdceefde b he show
ddddfdfcdkcceeedefcdddecdddddeegfc b he sit
eedeefedcifcdceddebdefcedcdhdededc b he sleep
ccdccccdcbcjhddcdecchccddcccccdecc b he sold
fffffefefeeeeffffeefhigffgdeefffff b he still
fdddedeeeffffefedeeddcdjeecefdefdd b he stood
ccccdbdachccbcdccdbbbdcachbccdcdck b he stop
eeddeeeedjgcccecddbcceedeeeddecede b he tak
dcddcbbcdccccccdcdccdakkccbbdbdccb b he testify
fcdddcabcbbcecceacbjaihebadbZbeeab b he told
dcccccdccgbddbchddgbbfggccgbcabdcd b he took
dcdcddccdccdeddcddbkcchcccbbedcdbb b he used
dbjbdbbbbjcbacbdceaccccbccccdcedbb b he walk
fdddedegdchiedeecfddggfcdbdbddffed b he want
ZcUcYVXjUSaYWfeUWZcfgUZdfSfSfedZiW b he was
ffeefffeehhefeefefefeeedeeeeeeffee b he wash
fecbebccagiccbdccejcdcgbccabebeecb b he went
dedefefcccidceeeeedeehheededddfgfd b he who
edddeddhchacdccdidcdcgbcbfbdccddcb b he will
ffdcfffcegebhcfdeedhgdddecdbfeffef b he work
cbcZdbcabYXZbbZaWhZfhjebadeYZYcebZ b he would
eedeeddgcdddeedfcedecjbhdceccdedcc b he wrot
bcbdcccdcdhddbccbbbcgidbcbbbbcbbbb b head $
ffefffefeheeeeffeeffdgehedcedefffe b head and
dfcdfffddccbddecfcdfhdfddddicddede b heal $
fddcefehdbgfggfcededdddddddddedede b health aid
ffffffffdiefeeeheeefedffeedeeeffff b health center
ffffefffffehfffefeefffffffffffffff b health insuranc
deddbhdcedddeedddddchdcdcciedcddcd b hear $
cbccakecdbddddddedddddeedddedbdcdZ b hear on
feeedifefeeeefffffeeeffeeeeeeeeeec b hear set
cddcecdbcjhbddcddcccbbccdccdccdecc b hear the
feddedccbccceedededdicdbcdhccdeecc b heard from
deddeecbdbjcdebecdccbcddcbbdcddeib b heard her
deeefefcdddededfeedejeddedgeieffcc b heard it
edddfeejddcddedeeedddedcccccddggde b heard nothing
eededcdddfeefeejdeeedcdecfcdedffed b held at
eedcfffdbbcecdedffedkeicedddddfffd b held for
dcdceeddgjddddcddeeefddeededdcefcc b held her
deeedeeeddceedefdeefjdddedeeddffdd b held me
edeeffeeeeeedefdefedieeeeeehdeefdd b held under
dddcddcgdcfccdddddjdcedcccdcdddedd b help $
aZZZaaaYgflYZaVeegXbhadZgbZcYYbbXX b her $
ceeededdcdddddddeeddcijccdddddeddd b her a
ffeegegdddedeeffffeejdddeddeddeffe b her against
dddddddedgiceedddeddehdddchcddeeee b her and
dddjdedcddcdcdcddddecddhdddccceedd b her apartment
eddehdfhefeeeedeeeeeedfedeeeddeeee b her as
edeecddeecdeddedccddedeececdbddddj b her attorney
dddcccehcecbcdcdcccceccbchghbcdedd b her back
ddddiedhcedddddcedecfccdcbgccdddcc b her brother
fdffeefeeeeeeideeeeeffeeeeeeeeddee b her clas
dddddfedcddeceedeedecddddhcjbeeece b her cousin
cbbhabcccdichbddcddbdcedecbdccdcdb b her day
dcddcddcddddediciddeddedcdecdedddd b her doctor
bZbbZcbhZjYbcafaZbbbfbabfagbZccbZZ b her father
eeedeefddcgdddddcdedfcegchcdcddede b her for
ibcaceegcaigacacbdccbccbcccbcbefcd b her grandmother
fefffffeffffffefeeefgefhffefefffff b her head
efeefefdeddedeedehddddcdecieddeeee b her hom
ceeccdcccbdccebkddddcgdcdedkdddcdc b her hous
dhfbbddcbhgchbccafbdeccccacbbcddaa b her husband
dbbibeddbgccjccccdcceceeeccbdcdecb b her job
bccbbbcbbjcbcccbbccccdebjbbcdccccc b her lif
aacdcedkZaabcchcbccbfacbgadbabccbc b her mother
cddeceeddcecddcecdddceddedddidceie b her nam
eeeddeejddededfcfdcehdddcdcceeeded b her out
ddcbcedfcbcbicbcbbadgejZdbcegccdbc b her own
ededddecdkdcdddcfedddefdeedecdcddc b her pcl-
bbcbbdebbfbdecaicccehbbibachacddcd b her sister
cddccdecdakdcchdcdbecccccddcddddbc b her son
fffeeeeffdeffdefcjffffffeeffdeffff b her symptom
ffffgfgeffffffffffffiieeeefffeffgf b her that
eddbeddgcbidccccddcdcddidddhdddfed b her there
eccccddccejbbadddfbcebccecgcbfeecb b her to
ffffgfgefffeeffeffeeeiefeegheffgff b her two
ccdcddddijdcbccdcdcciccdcceacbcdbb b her until
ffeiffehddgdeeffeecfeddeecddddefed b her why
eeeefefdfdddeeededeejddfedcdeeefff b her with
ZZaibbYfaahbbajahbYcZdaZYbbcZaddXY b here $
cdddecchddcdddhdhccdeedceededddedc b here and
ddcefcdbcdedddffcecedhhiddcdddffeb b here i
ecdjdeeeedefddceefdcceedeeeeeeeeee b here since
eeeefeeeededeecejcefddedededddfeee b here than
feeeeefefeeeeeeeidefeeeeeeeeeefgfe b here with
ccbgcdccbbddedbbcddcabcdbbbmccddcd b hid in
eeddededcdeddeeddeddeddddiejddffde b hid on
cccbfdbchddecccecddccdddccdkccffcb b hid with
fffffeeeeieeeeeeeieeceeeedeedeedde b high consistent
dcdceddcdcdckaiadccbebcacddbebcebc b high school
bYZabYceWheZdZZZXbeZiYXdedfWYfbbaZ b him $
fffffffefcieeeefefefeedeeegfdeffff b him and
ffffgfgefegfeefefeefhefeeedeeefggg b him at
eeeddedddeddjeeeddgddededdddedeede b him back
bbcbbcdibaccccccccbcbbjbcbbcbcddbd b him before
ddcbcdebceeagdddcdbcjbbdcbcccbidib b him for
cddcdccjbdcccddcddbdbbcdcciegedecc b him go
efeeededecceeeeeceddhcdedbiddcefed b him he
baZbbadbZhgZfgcaafZgbZZZadfZZabbba b him in
dbcbdbbgjhfadeccdhadbbcccgbcbiedcc b him on
fffffffcfeghifeeeeefeffffeffefffee b him out
ddecddccedddddceccdeiedcbcedidfebd b him since
efeggfgefedddffeffdfejhedddfdegfgg b him that
eeeedffeeeideddeeedehdgdeddeeedded b him the
edccccdicdkabbebebbcdbbccbgccccdcc b him to
feedddehcgddddecdfedddddecicdddeed b him twic
deeeieedeeedeedeeeeehccddcdeeeeede b him was
dcdcdddgbcachcbeacidgccbcddbbbdead b him with
edcdddbccjddefddchcbccdddchdbcddcc b himself $
ecdcfeeibhccdededecdgccdeddeddefdd b himself on
defffffeeicdfeeefdefeeffedffdeeeee b hip $
eeeddedddeddjeeeddgddededdddedeede b hir him
bcdccdcccbjdbdecdeddibdbddccjceedd b his blood
cbccicdbcddaccdbddcdfdhgdbbhcbbccd b his brother
dedcceecdddjcdddeebejcdddicceceeee b his church
cdddcdddcdcccedceecdicbbchbbchcccd b his colleagu
ffgeeffeediddedeeeeiddedeedceeegee b his cousin
ddeccdeeehhcdcibgcdddeecbeeeeccdcc b his doctor
ffffefffffehfffeffffffffffffffffff b his employer
cacfbcdfcbbcbgcbcdbahZgaZhfddbddbc b his father
dgefgdfedeefdfeeffeecjeefhededffff b his finger
dcdddffjcdedfeedeffeceeedceeeeffef b his first
bbcaccdbbabbbcciccbdfaibcZckcbdcbe b his friend
eeddffgdfceeeffefgdeddgedecjeeggfg b his hand
eeeeffedfeifedeecddehdeedeedeeefde b his head
eeedfefdededeeddeeeeekfccededefdff b his hous
hhZaXZZYaeghaaXaXaXbYicYafZYYhcaWZ b his mother
bbcbccecaceddcdcdfebaabbijgbcieede b his nam
bZbbaabcbkgZbaaaYcbbaeZgZYhaabcdab b his own
ededdedddeddeeigdddedececdegeeeedd b his parent
dceeeedddcdededicdeeecdeidcdddffde b his peopl
efefffgeedejeffeffeedhdeedhcceffff b his phon
effegfedehceeeefefefjeefedeeeefggf b his right
fffegfgeffeeefgfggefieeefdeeeegggg b his shop
eeddeeecbgfdddeededegbhcdcdgcdefde b his sister
dcdddeehefhddddcdddecddddedcededdd b his son
dddddeedecdcddddedddedehddeddeidde b his tabl
dcdcccdccddcdddddfdcibiccibcbbedcc b his telephon
edddfddedcceedefdfdeckdfdbeddcffcd b his throat
cddcdddcedccdedkdeccdddebedeeeeeee b his town
ffeegggdecfdiefeffeeicfeeeedefegff b his two
dbccadcccdhaccaabgbdbcbajbbhbcbbZd b his wif
ffeffefeeefefefdfeeeiffefeefeeffff b hit in
efeefefcdddceeeededejbgdddddddefee b hit me
fgefgfffddffefffffffiefffeeeeefgff b hit on
dddcedbbcbdcccdddecdldedcbcdjbeeec b hol $
cbZabccZYhjbgYabadcabafiaZfabaddbY b hom $
feedeeeifeddgieededfddeeeeededffee b hom and
eeddfffeeeffefefeffffedeeieehffffd b hom country
fddcefehdbgfggfcededdddddddddedede b hom health
effeffgddddeeeeheeefieededdeeefgef b hom in
cedcfdebcfidddcdddccicdccbcccdfffe b hom on
efddeefbccidddddcdcccddedcidcdeeed b hom with
hdeecdefeeddeeeideddeefdceddddeded b hondura $
baciacabdgZbgaafYbcbcbbgZaaZihcdcZ b hospital $
ffefgfgehiffefefdfffieeefgcdccfgff b hospital because
ebbZeeecXladaaebefdbceecbbecaYffec b hospital for
fccbbbeebddaicchbbbcedecbccbhfbecc b hospital in
cdccfefcagcdicccdddbdeecddedbadfbb b hospital of
eecbgegdjdbcbdfafdaaideefagdbafgcf b hospital on
cifhdedcdcdceddedddcdddcdcdcccdfdc b hotel $
aXXWXYZYWegibXagZgfYgfaWbXWefXaaYS b hour $
ecddeefceghckcdcddcdedecdddcdeeeea b hour a
eeccfefacifbbbdhchcdcbdcdbbbgdeffe b hour and
fdeddefededdddehddefeheeddehdfdffd b hour away
dchdedfcccdchdededcdccdiedddcdefed b hour on
dcdccdeddcbbkdecdcddbcdcecddcdefcd b hour were
ddddedecddcdccdddjdcddddddcdhcdecj b hour with
gXYeXZYWTZedhYWdYYeZiWaZXgeZXWYYXX b hous $
dddhbdcdccciceeddeddchcbdhccbdedcc b hous and
eeedeccceifddddeddcdccdefdcdeedfde b hous at
dddcdeeedfedeecddeeeedfedhciededdd b hous four
abbZcbdaYXeZcbgkcdabceehagZjaYbdeb b hous in
deeefefeeeedeeeiffeeddededdheeffff b hous of
bccbccdbacbbbekdcecdcadcdbdiiceecc b hous on
ggfggfgeeddfefgfggfggdhefdeeefgggg b hous they
ccedbcfdcdcededdeffdkcdcdacbccfded b hous was
eeeegegcdcdddefdgfcecjgcfjddeegefe b hous with
cdcdddcccbbcccbdccccldhbbbdcccdecc b how many
eeddeefddeedddedeedeededddjdedffff b human right
cbchbbcbbccajcbfcdccbbcbibbcbcbbcc b hundr and
dfdeffffcbefcffdffeeidicdgcdcefffd b hung by
eibccdcccgidccdcbccdcedeccddbdeeba b husband $
dccddccgfdadfdeecedcdccdceibedeedc b husband and
babcbdbcbcccddccbcbdlcbbbacbccecbb b husband disappear
edddeefeeceedffeffdefedeeddjdeffef b husband was
ecdefffhdigfheffedefdeeeeeedeeffec b husband whom
edfffffdfhefdfdfcheffefdddeecfffei b husband would
ddicejdccddecdcddedccccdccdcdddecc b i $
hfbRYURhMcdThdaUXYfTXZYcgeOPWRWYde b i am
edidfefedfeeeeeeefeeeefeeceeedfffd b i arriv
aaahbaaabZhafbabbZZafYZebahaffbdaY b i ask
ddddcdddddccdeeddddccddcdddcjdeedc b i attach
ddddfeecbhddedcddedeccficccdddffed b i began
ededffeddjcddeeeeeddgeeeeeeeddfgec b i bled
ecdcedciidecddbfcebecceddfcdbcffcd b i bury
bbbbedciakhbbbadccacbbbaZahbbbfecb b i cal
bZjacbbebcdddgbcbbhbbbdbbacgaadbgZ b i came
ddccddbcccggcdcebdcdecddcbdcgceebi b i can
XYZYaaWXXhcYgYfahXYagYZgVibYZXbcXX b i cannot
eeddfedhegddfdbfheeeedeeedeefeffee b i cant
abbbcbZbajaZbabcZaZbaZbhhafZebbcYa b i carry
cddidcbbbaablcbcbccbccddbccbbbdfba b i clean
efeefdeceedffeeecfeejgfeedceddffed b i com
becXcabZeeYcYdXafZZaaeYXffVgfhdeaX b i could
bbbacbaabgaaabbcccabjihaabbbhaccaZ b i count
eegefdfeidedeeeefeddeefeecededfffd b i cros
ZXWebYXdTedYfWUZTXXYecYhcifgegdcXU b i did
eefeggecfkcdcddcedefdgfdbcfeceggce b i disorder
aZYXaZWcXhjfZZWYWeXbcYYdYdYfeXccVg b i do
bdcbfbbacbfhjbgdibZddcdaaeddbbefdb b i dont
eeceeefeegccicedddedeeeeddedeeefdd b i driv
eeddeeedeeekceeeeedceefeeefeeeffed b i earn
ccbcccbecdebdccecccbccdcccdckceeba b i enclos
deidfefddfeeeedeeeeeeeeeedfeedefee b i enter
dddefdgdeeddddfdfhddddfdfdddjdefeb b i evaluat
ccddcdcddccddcdedkccdceddcdehcceaa b i examin
deddfdddcjdddecddedeeeeddddddeffed b i fell
bWddYbcecdeidedddecYcfedecacaicbaX b i fil
cbbcdedadccbalbedcbcceecddddcccdcb b i finish
ccjjfdecfdddaceeceeddcdbeacfcbffeb b i flew
bcddeedciccccccdddcdcdjccbdcbjedcc b i found
dccddcbbbcdbddcecccbdcfhbcgchceeba b i gave
dcdeeedcdgjceedfbdbebddcddddddffdc b i giv
kaaaccYgYZaZabjbXaYdcbbgahaZaacdZY b i go
dbgadhdaaecafgcdbdcchbcabebccgefda b i got
ajgeZXfcRZbXeXZXXWeYegkXdVccacccYV b i had
ZaTMYVehReQfdUiUVZccYUYZeWWbeQYXid b i have
cdddecdcckccddcddccdcddcdccdcdefcc b i hear
abccecbZbabbccbecdbclidcbcddhceeaZ b i heard
abcadcacfccbbbbeaccbahccbbclabeebc b i hid
ieccddbdcddcbccdbkbddddabcddccccba b i hold
ddddedcdccididcdcdddddecedchceeecc b i in
edddededddehfdcdcddededjdedbcdeede b i join
ddddddeddcdddddddiddcddddddeddcdid b i judg
cbbbcccccbcbhcdddccbbkhbdddcbhdecc b i kept
dedcfdebgbbbccdddebdhjgbbghbdcggfe b i knew
bbaaccZeaeeZabZjagZaabbaZZaagZaahh b i know
edhdefffeefdeeefeeeeeeeefieeedffee b i land
ddccedcbikccddcdddcdccdccccdccffdc b i lay
jdeeeeddddedcjbddecededcfeededffdd b i learn
ZZfeaaZYhXacZYZdZbZbcfahbhdhfXdcYY b i left
ieeaccbfhbXZcaidYcZdZcaagfadZZedZa b i liv
edfeeeeedddhhecfcddffeffeeecfdfffc b i los
cabacdZaZgbabaabaaaalbcbbaaaYZccZZ b i lost
ffeffefffdeeefddidffeeeefeheeeffef b i made
dccddcddcddddcdddecdcbckdccbcceebc b i march
baZadddljbedaaccbgdbbccacabZdbddZg b i met
dcdcecdbcccbcdcciccccccccccjccefbc b i mov
bgaacbggaachbbadabZaebbiabhaZZddaZ b i never
ccccedccdcdclhbdcdccecdcbbcbcbdecb b i now
bbccebechcdcgddededdjeededdcbceeeb b i open
eeedefeedeeiceeeeededffeeefeedffdd b i owe
bbbcadcbjcbkcbcbcbbadfccadcbchdebb b i paid
cbdadedbcchfZccecdkbdddcdddcdcefcb b i pay
dddcfecdcedddeceddcedddkcdecddffbb b i pray
ddddfeccdddecebeddceeedicedhddeecc b i ran
dedeeeeeddddddcedceeeeeddjhcedefdd b i reach
efeefefedeeeefeeeedecddiededehfffe b i read
dcdedcedgdcicededfeccjdcdcccccffec b i receiv
cbcceecibjccccbfceddccbcbccdhdffcc b i remember
ddddeddeddddidideddddedhdddcdddfed b i repair
ffefffffdeffeffeffffddifddgdeefffe b i report
bYjYbiYcWYaZfZYZfZZZbWclYaVXiYcbYW b i said
bbaacdZZceZaZaababYcfZgZahkbjeccZY b i saw
dccdefcackgbcccdccbecddcccdbccefca b i see
ddcdecdchdcccecdbcddiabccaicbeefdh b i should
bbbccbcccbccbbbcbccbicigbchbabccbb b i sign
abaYedbZgZZcaaYcadbcficahZajabefaa b i slept
ccbddccdbbcccdcdcccdchakcbecbcddbc b i spok
ccccddccclcbcdcdcdcccddbccccbbddba b i start
dddideebcccdddceiedecdddefecdeffed b i stay
ccdcfedccgdgiddecddeccfidcddddfffc b i still
ffeegffeeeeeefeeffegfceiedeeeeffff b i stood
ddccecbcciedchcdcdcccdcicdcddcefbb b i stop
bcccfedaciidcacdbdcdccfabcbdcdefdb b i tak
cdccfdedcdedkdbeeedddffbfeeddcffbd b i taught
ecdefedcdeccjbiedebedddhdeddfdffcc b i teach
dedefedcecddddceddceifdcddedjdffdj b i tell
efdffcfeccefeffffffechejebhdedfffd b i testify
edddeecbcfbcdecebicefbbdchbcbbeebb b i think
bbcbedbbdbabbbaffbbeecccabcabldebb b i thought
eddeejddhedddddedfedcedccbcdghfedb b i told
ciZZcabcdcabZfhacdZaaabdbZZiaZdebZ b i took
ccdccdccbecdjccecdccdcccbbbbcjcdac b i trust
dcdcfcbccfhddcceadddcddccdcichefbb b i try
fddidededeeddedddeddidffeegdedfged b i wait
eeddfedccigcdddededfcefeeeeddeffdd b i wak
ddhdedfdccdddedddddeedeeecidcdfgfd b i walk
cjcdfdccdbdccddejddcicddccdcceggec b i want
geZZXZgbehcUeLTOSWOfhYebabMQbcUYcc b i was
efdefffccdecdfefeedfhdededidcdfged b i wash
aYcfcdbWdbWWbfXWWaUYYYYdgSifXgcdaX b i went
aYaZcbYcZbXZaaXckYZbhbZfZhaaaZcdYh b i will
faYhcccaabdemYccaddgbacdcXaXYbeeaX b i work
ZWeWZXXWWahbfWhZhffXaddaVeZfUdcbWd b i would
edieedfiddeddddefdddddddddhdccedee b i wrot
dedeedeeeecddjddeddeedddcdddededee b iep $
ecddddeddcccdjdeeedddeeddeefeeeddd b iep speech
dZbabbbfagZiibbcgadbeYZaZXehbbdeaY b if he
cccdccbaaagZgcbdZabdbigebhabbaddch b if i
edceeefcciddceddedddiddciccddddedc b if it
bbbaecbZcgjabbZedibccbbbbacbcbdeca b if she
ccddddcbdbbbddddccccdbcdiigcccdecc b if they
eeedfffhdgcefeeecjffeefeieeceefffd b if we
cdccdcbcdcccdeddccccekgccbbccddddc b if you
dcddbdcccdecddccbcddcdddkccdedeecb b immediat fami
bbfbchcZbaigjbbaabdbebbbbbaacgddcc b in $
VWdcZYacUacbheZXehVghVggbbbgRSZcYT b in a
dcbcbjbcdcccccdcdcdbdcddcgdccidcdb b in absentia
eddiedfcddddcecceededeeddcedieddeb b in all
abZbcgZigaecbacbdhZahghaaZZbaacbca b in an
dfdefefdddedeeeedecehdddediedefffd b in and
ededeedddeddjececeeeddeddedjdeefdd b in another
bbbfacZbbbcaebabaaaafbceaablbccdaa b in any
aZhabYdZjbbaZbaZbcabZbaZagkcfZcccb b in april
edcddeeeccddcdecdedcecdccdiicededc b in at
cjgceeeieeeddeeeeeeceeeeddfddddfdd b in atlanta
ZWchYaZYeeZdZaZiZfYZbcZYahggagabXU b in august
ecdcfddcddfdkdbeddceddefcdddcdddgc b in bamenda
ggffgfgeddffegfdgfegiefefffffefggg b in black
bcddadccccciccibcchdcccbbcdaccccbc b in both
ddeedhdeeefefddcddechieeegbcgddddd b in cas
efeefegedeffeefefffegfdeedieeefggf b in choloma
dedbedcccicdcicddddcddebdddddfeecc b in civil
dddcdeeidcgcccidhececddcdedddedfdd b in columbu
fdddedeeeefffefedeecdhcjecddedefdd b in court
dcdeeddddddddhddeddedddieecddcedcd b in dalian
aaccbabbbccacdbcddbafjcdbidhdiccaZ b in december
bibbeffddbddbdcgfeebicfbcfdhcgffee b in el
cbddbcdbcfacdgifcicccccbcbccgcdcbb b in english
hcfegfeeefffifdffffffffecfffeefgee b in esteli
cddebdedcdccdbbedccceddccchiccchca b in every
ZZYZZeadgjfgaaahZcbbegabZfaeZfcaZX b in february
ffedffffdheedeecfgfdeeddddcidfffff b in fiv
dcdcdddddccccddgdcddccdcbcihcdhcdd b in four
edbdeefhZcggccdbcdedffafbheZbdeedd b in front
ccbbcedbbibcghbccebdfccfcZcbccedbd b in her
dbebedejchicdgegcegcdaeddbbbddeeef b in his
ddddccdddcecdddidddccddcbidicddded b in hondura
ecdbddedbhcccddiddecdeedcdedbbdeed b in hospital
eddefhffddehddfefhefedeeeeeeghefed b in houston
dbccdcbacbccddccdfcbkebhacfbbbddcZ b in it
ZifXZaZXXiZcjfYfZaXZeWYfZieZXeZaYY b in january
cacdcbdcaabdfbcacccbkfdbbgbhagddcb b in july
bgcYXYaYfgYdYfZbYceYfgZWafcbWfbaXW b in june
ddededededdedecdeeedhcdcdcdjddeeed b in kabul
ecdjdeceeeedddeededcdeedhdefddedcb b in khartoum
hccdcefccgddedciddcecddcidecdcdecd b in kumasi
bcccccccbccbddbjcecddgddcdckcbedbb b in la
deedeefeejgdceedfddddeeeedeedeeeed b in last
ddcedeecdccdddddddcehcidccccddedee b in law
efeedefeefffedffffeeeffeefeffjefef b in lawful
ffeedefffefdcdfjffeeeefffheeefffee b in managua
cXhbaZdgWgYegZZdZbZZbhaXZhZVdgcdaX b in march
ffffgegeeeeeefffffffiefeeceedeffgf b in mariona
ZWefgfaceheZXiYdXZZYaeaeWfdXegbcZg b in may
ddddffdbdidccdceddccddidcdeccdddcd b in me
ccfjdddcdecbddicccccfcdeccdbcceedc b in mexico
ecddbdedccccdcdjcdcdbgcdccbjccdddc b in morelia
WUWYWXXdefaWddVjUjUYXdgcWgVUgWZYUU b in my
ddjeddeddcdcfcddddddcdcddddddddedd b in new
ddhedffeeeefefhfeededeehededdfefee b in newark
cZjfbcbZhbhgcbbZbaacbghcbZebYdbbaa b in november
ecjdcceddeeddedceededddgccddhddccc b in oakland
aYZZbabgYfccaZbaZbbagagiaYegZYcbYX b in october
dddcdccdccccccididcccdccddccdccdbd b in ohio
ededcedddiceddjbibeecddecdeddcddcc b in omaha
dbdcdddbcdccddbgcdddicedbcbhdcdccc b in one
babbccbgZdebbbahbbacgfefiYZYabbcba b in our
dcedccbdebccceccccccidcccjbcdcedic b in person
ececcefdeccdicdiedbddgeeddegdcefee b in peru
cZbhacajbagbdbbZcecagbbdafibcbecbZ b in prison
bcbcccchbbdbckecbdbebdccbcdcccdebb b in sacramento
gdcdeeedacfdcdgcceeeeceecdicceeeed b in san
edeeefehededdibeefdeeeeeefefffeeed b in second
bceadZecddcgibcheeecgbcdcadgbZeeec b in september
edfffffhfededidfdeefffefeeeeeefffe b in seventh
dbcccbbcbhebbddhddbcfccddbicbcdcdb b in six
gbddeecdccceechdcdeghedcbddcdcefcd b in spanish
jeddfgfddecdhdcedfdfcdccdddcdeggfe b in tacoma
fefefffdedfdgffdfdifefeifcdedfffff b in ten
cbcdcdbbcabbbdbkbddcibabbbhcbaedcb b in that
dKXUccfYcciXYbbbVeeceaageWVeXaNgca b in the
dacccdeaabacabbbbdcdkdhhigbbcdeeac b in their
dcdcdeieddddddddddcdcciiedddddeedd b in turkey
ebddccacbcgddcdkdddccececdjcdcddca b in two
cbcdcbddciccbccbddcdhbhadabbccdcdc b in uniform
ceffeefedefeeeedfeedededdcfdjdddee b in which
fdeefegedjedeefdfeeefeeeeddeegfffg b in winter
eddecjfeedeeeeeeeeeddeeeeeeeeddddb b individual hear
bcbbacbcajabbbbbbbbbabhahhbbaccbaZ b inform $
feeefefeceeededddfeefibdeccddefffe b insid $
dbcccccbdccclaabccbccccbcdeecbbbZa b institut $
fffffefeeehefeeeffffdfeeeeheeefedf b insulin and
eededededdedeeeceedeedkdddcdddfeed b insult the
dddececddddiidedddddddddddddedffdd b insuranc $
ddedbeeeecdjjdeddeddeeeeeeededffdc b insuranc is
eefefgfcegddhdedfeeedeedcdedddegdf b intensiv car
cbccdcdbcbdbcbdcdkccbhdcddddhcdeci b interpreter $
efeffefffffffffefefeeeeeeeeeiffffe b interpreter as
cdcediedcccddediededcddcdddcfceeec b interpreter in
eedeeeffedffdefeehfeeeeeheeefeeedc b interpreter of
efeffefffffffffefefeeeeeeeeeiffffe b interview giv
cbbbbddbcccecdccdddcbcbdciccjbdhcb b interview with
ccccbcccabccdcbcbdcchbbgcebihbedbc b into the
ggffgfgfedeeefffffegjdeefeefefgggg b iron $
fffffeefehefeefcfdeejedeeeceefffee b iron bar
dcccbccccZbbbbcbaabceiabajfaZcdcag b is $
gaWVSdSeVdbglTfaRXdUXYgfafcQSeWUTa b is a
fffeeffffeeiefehfeffeffeefeffffefe b is about
dbeedccheddccdcbddbdccjbcccdcccccb b is an
cacdhcbbbjZcbiiZbabbddccaabhcbccaa b is at
eeeeeeeceedddededebeicdejcccdbefee b is cal
eeededefehdefedddddehgcedefeddefee b is dead
cceedeejddeedcdeeecdddedcceddeeeed b is fifteen
bbdcbccbdbccdbacbbbccbkbbbaeaicdab b is for
ecdcdeddecdddddedecdjdeddcjdddeeec b is fre
laeebdecdbbgcdbecedddedchcdcdbeecc b is from
dedeeddddeddeeekeedeccddcgcddcefee b is held
cbccbcchdgifbcdcceebecdddccdccccdb b is her
ddeeffdcedeedejegedfeedcdeeeeeffcd b is here
cbecbcdccajcccccbccdabbcbghbbccedc b is his
ceddfdeachkddccdcdbdcdedcccccdfffd b is hom
VWYYVXXfZXbfYklXXXVXecYWWVfagXfYWW b is in
hZbcbcbhcgZabcfaZhYdbcabahbaabcbaY b is my
eeddcefichccdedhdcdecdefdddccddfed b is nin
ZabacibeaYfbZZXgeYgZbXcebZiceYbccY b is no
fffefefefeeeeedeeeeeeeghdhgdeefffe b is nobody
abchbidYcieZYaZhaZhbdegiXdYYZYbdba b is not
ddededddddddddddeddecddhdidcddeeed b is now
haccaacfahcbgccibcbaZbbbabbahacbba b is on
efeefefefddedddhedeeeeheddedddefed b is one
cdeeddeddddchccjcdddbcccchccddcdec b is open
eceecffidibdfcecdddeccddcdedcdedce b is seven
dceedffjeccededededfdeeeddfeeefged b is six
bjcdbdejdcdcedbdadcegddddbdchcdded b is still
ecefbceeededeeedchfcedehecbfidedeb b is that
aVYYUWYeWegXYfeVWeZVcefXaVkiVVfXXU b is the
bbcecdficcedddcdefdecddcdicdcdffdd b is there
deedeeedeejddeddeededeededeeedefee b is train
cddecdeiefbbicddcicdcccddccecccddb b is two
eedfdfgdeedddfefefegehdeehdjcdggfe b is wait
fefecfeefgcifdfccjcffdeeeedfeefffc b is what
bdeeeefiebbdddaebeefdihcaeghbcffed b is with
ddeedeedeeedeedddedejdidceededeeed b islam is
bbccbdbddcededdcbccbjhcdchbdbddbha b issu $
XXWhZZVcTcTXVYSXWYVhgeadeUhTieacVi b it $
edccdcccdcdicededdcdjiccdbccdccdbc b it again
ffeffefeedjhefedceefeedefeededfffd b it alon
ccedeecedddcddbecdcdeddcbdgcjdeebh b it and
cadccccccbbdcbccagedbbjabicbaaedbb b it as
dccceedccbhccdcecccdcddcdcdckcefbb b it because
dcbabdddaicdcdcccdcccbdddchchbefdh b it came
eeeefefdeigedeededdeededediedeffed b it does
cddddceccbcbddccccbdcccdccjbhbddec b it down
fffffefeedgeeeeeeeefefeeefeeeiffee b it each
ejddcdeeddedeeeededdedfdddcedieeed b it end
eeddfcecdcdccedcjdcdedjcdcccccffdd b it for
dcdceddbbbbbccceccbdgcebdghckceeab b it from
feddddedeeddefeeeeeedjcddgddhdeddc b it has
ecddfeficidddeefeededhcceddeddefed b it he
eceedeedegbdfeeebjdedcdeccidccffcc b it if
ccccbdbcbdefdcccbcdbhadhbchhafceaa b it in
YWYYYXYWYhdYfWeXWhVZfYXXcdeiVeZZXd b it is
bebbdccdbacbaccdbcbdbbfjdbhbagecba b it on
ffeeffeeecidefeeegefeeeeeefedfffde b it or
dddddeeccbdddedddedebibcdciccdeecc b it said
edeffefdedeeefdeeeffedeiegeegefffe b it say
eededdfdcedhdeedeeddcddeddhdiceeed b it the
caabccbcabehabcbbbgZYgbcbghahfbcZZ b it to
ZcbaXXWagcYecWWcWZWUfbgcaYfbhVYYTd b it was
effefefeeegheeeeefefdhddeedeeeffee b it will
efdffffeejcdeeeeeedfhdgdedddeeffdd b it with
ddddedcacchbddbcbibdecdccbgbhcddaa b it would
cccbbdcccdbekdcbddcbbbbddcdccddecc b itin $
dddcfeedchdccdecddcecdccdccccieffe b january $
dbcbbddbeciedcbcbdbceeecaddicdccbi b job $
ecddbdddcddcjcedddcdideeedccdddebc b job at
eedeeffecgdeideedeedddcedcdiedffed b job in
eeedfeedddehgddedeeededieeecdeeeee b join the
eeefeifdeeeeefedeefedeecedfddcdffe b judg said
ebccdccjcdeddgecbddccbeidcdacgddbc b july $
ecdecdddbddhdhdcefddhcddebcdddeedc b june $
fcffeffdcedfffefefefcddfeiedehffef b june and
eeeefefedgdeecfdededdfededdddhffee b june she
ffefffgedddddeeefedfghdeedfieeefff b june they
dcdccdcdcdcgceecdeddiddddccccdeedb b k $
aabdaddbabhbhbbdbcadbacjbZbbbcdbab b keep the
dbdddeejcbccjcdecebebegddcddcdffdc b kept a
eeeefffdeeeddefcfefdhdeiddecbeeffe b kept by
efccfefeddffdefdfffbjefcfccdecffff b kept in
dccccdcddcddddcececcjcchdcdccdedbc b kept my
dcddfefidefehedeeededeehdeecddfffc b kept the
eedceeeccdcddeedeedejddceccecdeeee b kick her
ffeffffeeeeeffffefefiegdeeedeeffff b kick me
eefffffefiefdffffeffhffecfefeeffff b kidney and
dcbcdbcbYabdaccZdecckZZgaYabhaeddd b kil $
eceecdddcdeeeeeieeecibgbbcbecdeede b kil in
feeeffffefffeffhffefeeeheeedeefffg b kil of
dddddcfcbbdebddceeedjcbbdjbcbceeee b kil on
eedfffeedefeefefeedfdidedgeedeffee b kil the
eefefeeeedggeeeedeefcddddjcdeefeee b kill her
ffefffedfdefefefdeefdddediefefffed b kill me
cddcddeccccddccjceddcddccdhgdceeeb b kilometer away
cccceddicbbchdbdddbdhcdadccchcceba b kitchen $
ffdeffeeddfffffefffddfeediideeffff b knew $
edcddeddjddideddedccccccccibcceedd b knew the
fefefedhedddeedfdhdfdedecddfddffdi b know $
dddbfdcccdedeefebccecedicddcbiefcb b know about
deeeedecdchddddeicdecdccedddddeedd b know how
dfddgfebedcdeeefddddfdfcefheieefcc b know it
cbaaccbaabfabbbjbgbabcdbbhbafZbbig b know of
feedfdecfddeefdeeddeieeehdcddhefec b know that
ccdddddccccccecccddchkccdcbcccdecc b know where
eeeefeedechdeededcefjdecededhdffec b know who
eddddeddbcdddeedddddcdcckcdccddeec b known by
dcdddddfdgcdeddcddddedddcddccccjbc b l and
cdcccdccbcdcddbjceddgdeddcdhdcedcc b la ceiba
eceeccceeceefdedecdbhddebdjdccdccb b lack of
cbbaddbdZcehhdcccddcbdhdcicbccdecb b land $
ddhcddeeceefcdedeeechdheebdddeeeed b land at
fedefffffdedeeefeeefdgddfidieefffe b land is
eejfddddddddddeeeddddeeeedddecffed b land to
bbbbdhdbbZabbbZibbhbbcaaaccidcccca b languag $
fbcccadcbebcbhhibbabccaabbbaabcccb b languag is
dedhdefcdedededededediedfgedeeffee b last day
eeeedefedibdedfdedeefdeffidcdefedc b last month
ebdceedjciiecgedceddcceceddbdbeeeb b last year
cccbdceccccgcdddcecdejcbdicdbccccb b late $
dhdcbdccccccddeddcdcccdddccccjcddd b later $
dedeekeecdedeedddeeddddddegchceffc b later and
ddeeedfeddededdeefefgdcdeeidedffde b laugh $
ffeffffefedeefffefefedceeejeefffff b laugh and
dddeeeeddddddddcdddecdjidcddeeeedd b law $
ffeeeefefffffeffffeefffefffffjefff b lawful statu
cdbbccacabciccbccdbcabaabbabbjdeZi b lawyer $
eeeefefeeefeeffegfeeeeeefeeeeifffe b lawyer and
ccddddcddbdibdcccccdicccdcgdbfdeca b lawyer for
fffffeffeffeeffefffffeeeeeiecdfffd b lawyer of
deddfedddifddecddddeeeeddeddddgged b lay there
dcdccddcdcddcddddecdicicjcdddcedcc b leader in
efdeeeedeeefedeeeffecdekeeeddefeed b leaflet and
ffeefffddbiegheddeefedededdddeffee b learn to
ihbbccccbgccecdeZecdhbcahahdabfedg b leav $
ddeedeedeeedeedddedejdidceededeeed b leav islam
ddddfeecdccdddifkdefcddddddedeggdd b leav my
bbdcddbbcfcbccbdfbddicbbhbbcbcffbc b leav the
eeddfffeeeffefefeffffedeeieehffffd b leav your
eeddfefcdddcceddeecdhedfdccdddjeee b led the
baZZbcZaZZaiaaabbcZbkagcafbehZddbc b left $
cddedefjechcddhdddeedddddcdcedefde b left alon
fgfegfgdfcdddggdghfgcefefedfjffggg b left and
ggfdgggdfeddiefdfdefddhcfecddefggg b left arm
ddddeefccicccddfeddegddcddddddeece b left ear
edcdeedecjdeceddeddeddedededdefeee b left eye
edecffeecjdcdeddeedfdeeeddeccefffd b left foot
edhcgdfdjddcceddeeddcddcecchcdfged b left for
fgeegfgdegddefgdgdefhcedfddebeffgg b left forearm
cdccedcdahcbbddcdccdibbbcbbcccdcbb b left hand
eddceecddhdgfdiddedddbdddcccdeeede b left in
dbbcceeaYabjjcbccdcefbcbjabbacffdd b left me
eedbedfdiddjgeeeeeddbdededecddefed b left on
dcdlddadbbdbbdbccdbdbcdcccdcccedbb b left since
ebccdedbbeddgcceccdcchbhcbjcaddccb b left the
edjbddddbcdceedededeecedccccicfecd b left through
cabbbdccbeabdbbhcbbchccdbbcbjbcccc b leg $
cccdZgcdcdecbddccdccbcdcdcccclcccb b legal aid
edeecceedeefddecdeeeefeedeeeejeecc b legal clinic
ddccfddbdcccbcccdcbdeihgdbccdcdfdd b lesson $
dddeedegcdgeddddddcdeddddddddficcc b let a
cdgdddbbbccccccddedckcdidbbccddecb b let go
cddcdccjbdcccddcddbdbbcdcciegedecc b let him
dehefdfddeeeeeeeeedehdeeededddefee b let in
cdbdbccaibcedcddcdbcigbhddeacbefcc b let me
ffeefffdedhedffeffeedeiefdeeeeffff b let the
dejeeeebdcccdeeeddddgcbcccdcddefee b let us
bbccacdcbgciccbcbccbbbbbbbbbjcdcia b letter $
ccdebdcecdegecddcdedfbdiddbcgdddba b letter of
ddeddeeedbjddcdecececddcddddhdedcc b letter since
ededeffdbcccedebcheeddddihcbdeefed b lif $
dccddddhiehccdcebdcdbbcbdbbbcdefcc b lift $
cdccdccdchjcccddbddddddcecdddddeed b lift her
dedeeeedbbkccdeedeeedccdecddddfffc b lift me
cbcdcdccjdcdbdddcdcdcicccbbbdceecb b light $
eebdfeedcgbdcdeceddcehdedbehceeefe b light on
edffeheeefeeeedddhfededfddcecdeded b lik than
eeddffehddddiddcdeccgdhdcddcdedffe b like a
eeeeeefddeeeeeeeefceedddiceeegeffe b like me
edeffffdecjefeefdeefdeeeeeedeefgee b lin $
eefefffhedgddfdededfjdhedeedceefee b lin on
dedefeecdccccdedehddkcddcdddbddded b linear scar
bbbbaaabZibacbbibcbbfgaZgfZiZabaaZ b list $
ccdcabddbbhcccbgccbcdifdifbbbbcbca b list of
ecddededdjcdddeceeeedeeeceeedeeedd b lithium $
dabadcbebcdaccZdacbdbdbahjhhbadebb b liv $
bbccbcdgccbdcghdidddededdcdbcbdddc b liv at
iediabcffZgYZXgZfbabYZXYWaYggXbcYa b liv in
dcccfeedddcccdcegddefdeddcdgejffec b liv quiet
feeeeefjefeeeedeefefeeefideceeefde b liv together
ccdbdedhcdjcedccbdcecdedcdcccceedc b liv two
YXZXabajYfhaZZgYXbYahcccdcaZbecbYY b liv with
edecedejcchddiedddcdeddcedbdcideed b load and
eeeeceegeddjfefeffeddefeeeeeefffed b loan $
efcdffedccccdddeddbekcecebdcedffdc b lock me
edddeddcdcddddeededekcccdccdddefed b lock the
decebhedddeeeefefeddddeeddceejddcc b lodg at
deedeefeejgdceedfddddeeeedeedeeeed b log $
fffefeddehddeedededfdddedhddeeffec b long $
dfddeeefeddeddcgddeddeddhcdhcfeede b long as
fffhgfgfffeffffffhffffffffffffffff b longer than
efdffeffdbdfceffeeefhheeebedddffef b look at
bdcdcddcgbcbcccccccdhccdbjcfcdcdbb b look for
edeeeeedddccidjeiddfdddddeddedgged b los my
edeeeedcddbcccdichddjddddcddcddddd b los of
ebdcbcdkbabjhcccdabdcbdccbbbedeedb b los the
ecedccdfdccbdddbdjdccececcicdceedc b lost $
ddeefdeeceededdededdjefeeeehdefffc b lost consciousnes
eddcceeedgddkdededddeefefdddeeefdd b lost her
fddddddjdiddcdddddddceeeddecccddcc b lost one
cabaadadYkaacaZcaaZagababZafZabbZa b lost the
efeffffcehehifefeeefdefedeeecfffee b lost two
effdfffjefeffeefdfdfeeefeddjdfffff b lov me
ddfedeedeeeefgddeeeeeeeideeedeeede b lui is
eddeddedbkedeeecddedbdddccdbdcffdd b lung $
ddeddjececeddddffcdeededdeefddddec b m $
jcdddcccbacccdcccccdbcccccccaddcbi b m d
eedeeeeeeeeeddeeejfeedeeeeeehddddc b m gemechu
edeefdfdegdeeefeeeefeefefdeecdefjd b m holloway
fffffffffeffeffffffffdhhffdfdfffff b machet and
eeeefefeedeihefeffdeefeeeeeeeeefde b machinist at
dbccbcadcceaddcidccbccedbhidgcccca b made a
fefffefeeheeeffcfjeedffefeefeeeefe b made an
dceedeedddddeedddedejeddeddeeeefde b made her
eddcdcddbbcddcddccddjbcjdcaccddddc b made to
efeffeedfhfeefddidefddddddeedeffdd b made up
cdcdbiedddecededeedcecececcecidcdb b mail on
edeedeedejdedddddbdeeeeddeeedededd b major depressiv
cdddeddccihccdddddddcdccdddcdceedd b mak a
cdcdddcjcccdccdcdccchcbccicdccdecc b make me
fjeefefceddedgeefeeeiehejededdffed b make the
ccddcddhdebbcehdbdaccbhcbicacbbdbb b man $
dedcfeecfccddecdeebcgiiccicedbfffe b man cal
cddjeedcccdbcddbddbdfcdcckcbdbedde b man from
ffeefefdfdeieeefeeeedghededdeiggff b man in
ZaaabbbcgabgbbabcciacfYZdYifdZbaab b man of
deeeecdeeedceedbddidehddddcccedddd b man on
fdeedededdedcdeddecedjhcddcedeeddd b man said
aZbbbaZahabhcaZbZbbZdZcjfeZYchccZZ b man who
cabbabbcbbccibbbcdccgicgbZbcbaddac b march $
ddbcddccbcbchcbbcbccdddcdjcgdcdecc b market $
gfdeeffcddddkecedeefcedddeedddffde b market of
deeeefdiededdfceeeeedeedgeeeeeffdd b marriag $
ebdffffidfefiefeefffdeeddeedeefffc b marry in
dYcdbdfjeddeddcedfceddedeeedfcffdf b marry on
dbcededkdeeeddbfbdceeeedbdeedeffbc b marry to
dcdddjeddddeddeeeeddeeeeeeeeedddeb b master hear
bagihcdegeecdbcccedbecddbccdieddci b may $
dediceeddghcdedeeeeecddeegddedffee b may and
eeddeceddcceddjbbeeccccfibbdedffed b may not
XVcVhXWggciaeeYWSVTWhSagSfWRbUabUZ b me $
aaZaabaiXfaegbbabcZhYaaaZckYXebcbY b me a
ffeefffeededfefeffeejdideeedddffff b me after
efffffgedeeeeeeeefeedijddedddefffe b me afterwards
ZZZZacagXYhZaYaaYbXZfehZZhYfhebcZa b me and
decddeeddedeedddceedbjcecgccddefdd b me as
bdZcbccaZZhaabcdbbbbcdacakejcbddbb b me at
decddeediddddededececcdcddcjedffed b me away
ffeffffecddefffdffefiieffeddfeffff b me by
dddedeeeccdeddeededejddcededcdffdd b me down
cccbdebaagjabbbcbcZchcbbbbcbbcccbb b me every
deceedecccddcdecediddcgiefhccdeecc b me for
cdbdceccbddbceddedcckccfccbdcbeddd b me forty
bdccdddjabibbccdcdbcdccccacgbbefch b me from
debecdebiedfddeddedcdicicbfdbcefdc b me go
eecdedegdaicidcebdbdecgbddcdcdeedc b me he
eecedefddcicddeeeeddddeeddidddffed b me hom
acccbbbaZcaZbbccabcaeZabajhZZeddba b me i
iYXaZbabWdcVgeWaYaXZgjcZXcXgYXccYZ b me in
ddccbdbdcbchcdccccbbbhicdcbccceebc b me no
bdacdceaZZaYbccbccadkffgbfeaZZefed b me on
decdeedcjidccdeedececdeccieddcffdc b me out
cccbdcceaZaddccegccdgiacbehhebddca b me that
ddceddcdafhidbddcdcbaibcdbcchcedfb b me the
dedeeeeecdeeeeeeefdebdkcdddddefede b me they
caWZaabcfYddaYaYdaYZkdhWYUeaXideaZ b me to
bcbccdabbeabdccebaccbhcbbibbaaeebh b me what
ccgececbZgbacbccbdbchgbaaaaaabddbb b me with
ffedefeeededeeeeegedciideeeddeffee b mean the
eeeefffeecjeeeeeddeedeeeeeeeeeefde b medication and
cdeccdecdccjcddhddddceccdcdddddece b medicin is
dabbcbccbbidbggcbckcbcdebaccccdbaa b meet $
edeeeeeeeieeedeedcdeeeedeeeeeeeeee b meet criteria
eeefefeedeffdffeffffeeeieeeeeffeee b member and
edededdheecddeddeeedhddchcceeeeeed b member are
eXbbZbgYZhbchZgdZaZacbcgcZaaZZaaeY b member of
deeeeieedeedeeedfeedjdhddedeededfe b membership in
edddddcdddbcbebjcecddddfichbbcddcd b men $
eeddfefddddddeefefddcdidabcgddeffe b men from
dbcccdcbchbddbbbbdbdjhccgecZbcdccc b men in
ddcdfcfacbceaceheedefgbbchdaacffdf b men of
dccdeddbcdddcabccdicjbdfcbcddededb b men on
fffffffefeefefffffffedeefhedhfffff b men who
efeefefeeeedfeeiefeegdefddeedeffge b men with
ccbcaddjbdbcbdcdcecddcebdhdcddefab b met at
edeeeedbdeccdededdeededicdeceeeeid b met in
ddcddcejdededddeeedcdddcdbcddceecc b met on
haijbcdccddccccccedbecdbcccddceddc b mexico $
dejcddddddddddefdddeedeeddddedfffd b mexico and
dddieddjdbddeddefcdddcecdcddddefdc b mexico i
eeeeffffejbcgbfdedddeefeedeeefeeee b mg $
ccdcdddgdceddeidhdddcddcddddddeedd b mil from
eedeffffcedcjedfdeefbeecgdddceffef b millet and
ffefeefeeieechedfeeeeeedfeffdeeddd b min week
dbcdccdcdcdbccdjdcbdgdccgehcbdbcdb b ministry of
cbcabhbbadcbbbbccdbaicdbcdbbbacccj b minut $
cbbacbbbbbjgcbbcdcjbabbabbbcbbdbci b mis $
dccbedeadcgcbbcbddacccdldccccccccb b mis one
bcbcbcbbaccbbbcbccccbcbdcbhccjcccb b mistak $
eeeefdfddgcddeeceddddeedeceeiddedd b mix up
edddceebeabjhcdbejabeeeeddededdedb b mo $
fdffeeeeejceeeebdceeeffddfffeeeede b moderat $
effffffeeieefeeefdfffffffffeedfefe b moderat sever
fffffffhfeihefeedfdfedeefefeefeffe b mom is
dcdbbdbcbbbabbcdbcicidibcdaabadeab b money $
feeeeeeeeeeieeedeeddddjdeededheeed b money for
dcbabdbdbeebccdcdcjbccccddcbccecai b money from
eddeeedcdfeidddfdeeedddhdcdddcffdc b money to
YTUUTWVdWfcghcXhWXcVfWYfVeXgVUaZVQ b month $
dgacacccdiccgddcddbbgddddbbcbjdccb b month after
dccdefeceicccddecddehfecdcedccffdb b month along
aYYfYafdZgajbaZZZaaYegZYZXfcZYccZX b month and
eeeefffeeefleefeffeceffefeeeeefffd b month as
ccbbbcebdbceibdcddcicddcdcccccdfcc b month at
ffeefefefedeiffcfegeddeeeehdeeefff b month he
eedhfeddededhedeeeddceededehdeefdd b month i
ebbiccddccegbcebdedaibhccacabbeddb b month in
eeeefefdedeiddfgeededdeeeddehdeefe b month of
edcddefddhdgecddeeddicddeccddcdeeb b month until
didkddbcdebcidcdbdddddecdcdddcefeb b more $
edffeheeefeeeedddhfededfddcecdeded b more lik
cabhbccecgbfabhigbacbcdbbbcbbcdcba b more than
aaZZZbahigjabZZbZaYZYZcaagXZhZbZZY b morning $
efddfefdcgcebdfcdedbfbebdajcccffee b morning and
edceeefccddededdeeddkdddiacccdeeed b morning the
ffefgfgdbddfffffffffjefefcededgggg b morning they
deffbdfeeeeideecfeeeeeefdeddddeefe b mortgag is
ddddeddddcddidddddddddfdddideedfed b mosqu $
feffffeeeifdefehfefedeffdeehceffdd b most of
ZhabZcaeZbffhbYbichbbgaZZbZZZbbaYZ b mother $
ddccfeecibeddeiehddfdcdcecdhddfede b mother and
bcbededccbiccccfcdbeecebccdcciefbd b mother at
cddeffecciiddedfdeeedddeedeeeefgfe b mother cannot
bbcfeffjbdedefcfdfefcefeedeecdffff b mother died
jaadbedfZababccdcebcabbacicbbceebc b mother had
acddddfcbccccdcedfcekddcdbdbccffee b mother hous
dedeffghecbddejeeeefddddddddedfffe b mother in
jYbcacdebabaachcbdadZfeZggababedbb b mother is
habcbdehbcdgcdbdcdccbcdddddciddccb b mother of
eccefffhcdecffefdfffcbddjcideefffe b mother said
eedfefgheedeffffefefdddedieeefffff b mother say
ccbdecefccbbdccdedcdiidbdbbcbceeed b mother she
ffefgfgeedeeefefefeeigedeeeeeeffff b mother tel
ccddeefdbdgdeececeeeeidcbbchbdffce b mother to
ccdddedfcdecdddcefddgcdchgciedeeee b mother was
ffeefeffdefefefdffeehhedfedeefffgf b motorcycl rod
ffffgfgfefffffffffffhefffdfffffggf b motorcycl shot
efeefffeeeeeeefeffeeideeeeeedeffge b motorcycl without
eecceddbcdccdecdihcdhccccbhbcceecc b mov $
cbabdicaZabdbbbeabecdbbbabZlcceedc b mov to
eeeffefecjdeeffefffedeedcdefcceefe b multipl sclerosi
eefefeedededdeccffdfcdhibcdeedffff b muslim $
ccccccddciiccbdbdcbdcbccdbbbbcddcb b must be
efedfefdehddeffdeddeeeffgiffefegfd b must not
fffffffefeeeffffffffeceefghfcefffd b my addres
ffeefffdfedeieffefdfgfeefeeefffffe b my apprentic
cdccccdcZZbbbcdbdcZchfbadbifbZeeec b my arm
YhZaZdcefbaaZZabbcYbdfaXbgajfhdcZZ b my aunt
dbcbddcbbidbiaacbcacgbgcbZabgbeebc b my back
aZbbbcahZhZaajZcfcZeZcaaaZbabceeZa b my boy
XUVYWZcdaeffbWWbXaZbbfcfWcVejfdeYX b my brother
eddeeffdedddeeeedddeehdefiedeeffee b my brother-in-law
dbabcdciZagbcbcbbdacibdbdabbbcdeba b my car
dccdeedbccbcccbdbdidchccbhbccdffbd b my children
ddeeddedecdcddeeededccdedckcedfddd b my complaint
aZdhacbZibbccahbZcbbgZggYYagYaeeZZ b my cousin
YWXZZbdWXcbagjXhfYdbggZcWfZWgYceYZ b my daughter
cfdceedddceddicedddeeeecededdiffcd b my degr
ffdefefeedeeefeefeeedjdeeghddefgee b my door
ededeeeddbjdcddcddcehdjdddcdgdedcc b my eye
bedefefdbbdfeedfefefgahhdhdcccffef b my fac
bbbaacdifZafZccaccaagdcabcihabedbc b my fami
XdTdUaWifXcghSYYcXTYecffcdcTbVbbbW b my father
eeeeeefcchccdedcdcdeiddedcdddddeed b my feet
ibbbcbbhagdacehabcabccbcbbdcfbdcbb b my first
cbcbeechbcccddhdcdbeeccdchdbbdfebc b my friend
dbhdeddjccdcccbccebecdcccddcddefcc b my girl
babbbcdacabahbgcfcadhcbhbccbacdeab b my grandmother
cccdcdbdcbhccccecdcdhcchccdccceebc b my hair
cbbabbabZiabbabbaaZbjadZcfhabbccYa b my hand
dcccddcdahcbcddbccbdghaecaabccedba b my head
eeeegefddjceefffefefdefefdeeeegfef b my hip
ecbcddecabcdedcccedeedfddibhhdffcd b my hous
gWYZYaYfYggYeZXbcYgbaXffZafXWYddXf b my husband
ccdbdedccckcedccbdddcdddcccgccdedd b my in-law
fedeeffdeheheeeefeeedefefeeedfffde b my infusion
ccdcbedddcdhkdddddddddddeeddddffdb b my job
dddefeeccdhdddcedddeieddeeddieffbc b my kitchen
ccdcbdcbbccbcccdcdbdbibcchbcjdfecc b my landlord
icddcjeddbccddccedcddddcdcdcfceedc b my languag
fedefffefedefeefdeefdgdefheeeefffe b my last
aabbbcccdbcbcdbbccacicbccbidhhdcba b my lawyer
baaadcbbZmaZabacabaccbfcbacaZbddaa b my left
ebbcddcdaggdebdbacccagcdcabciddcbb b my leg
eddeddedbkedeeecddedbdddccdbdcffdd b my lung
ccdcceedcbhidcdcccdecedccecdcccddd b my medicin
fedWVZbheZbdYUdYgYWaeeVdedbdXdddWX b my mother
fXZaaZbXheYYfYZgYaaZZjfXWjYVWXdcYX b my nam
efdegfgddddfdeggfeefjdecfeeddeggef b my neck
ccddddddcffdedddcdbeccdcciddcdeecd b my neighbor
eefdeeeeeeeedeeeefefieededeedeffdf b my nephew
fceededddegbdbdcbideecdhdccccdddcb b my opinion
babbcbbabigabbYdabZccbcicbbcgbccZZ b my own
ZXZfXaahZXYhkZeYebYaZZbaZfZgYabcYY b my parent
jhiccccdcbdccdcdccccgccbdbbbccdebc b my passport
dcfeedfdeddjdefdddefdefefeeebdffjc b my patient
gdedceeddddcgeiddecddeccecjdcddecc b my peopl
dcddcdcecbcccbdececdiicddcdccdeebc b my phon
cdddddddcbdcdedddcceccdcdjhdcdedcd b my pictur
ckdddcfcccdbccddddddfdhceddddjdccc b my program
bedededcecdddhicddcedddddddddeeecc b my second
cccbcccbibccbcbdcdhdidfbcaccadddab b my shop
YXXaihcegWeYeYXcYfbchZYfYcZbgfdeZZ b my sister
eeedfefddjcdeeeeeeeeceedeeeeedfgee b my sleep
cbabacbaZiZadgZbbdZbhbabbZaifbddYb b my son
dfddeefdddeeedefeeeeeffefeeedjfffd b my statu
eddefeechcedcdddeecegecceccdccdejd b my student
ccdccdbccgcbbdcdcdcdicccddccccdebb b my teeth
aYhaYcbZeYZhaZZbZbYaibZYYYjeYZedXY b my uncl
WUfYUYXfeeUgiWXaUYXYcgZjUcecUWdZUU b my wif
ffdeffeecgceddeedeefideceddddeffee b my wrist
cdccddddcbkceddeccdedcddecdcddffdb b myself $
dddcfeccddicedcdcdcdcdecddicdcffcc b myself and
dedccecddedgjdedefebhdedddecdcffcb b nakfa a
VXYaXaYYhhagZagbZaZYeYggWZheeYaaVY b nam $
ccedccddceegeccbdddgfccgcdgcbdcccd b nam and
kcccbccdccdcjcgcdeccbcbbccccbbddbc b nam is
ibbccccdabccccbcdccbiZgibaaabacccc b nam of
gbbcbccbhadbbbbbddaabhhachbaaadcbb b nam on
cbddaddcacdfedaiceddfkbbafbZbcedac b nam the
eededeedbcdedddcdefddbccdfhciefffe b nam to
cdddddedddeddeedffddciedeieddhedde b nam was
eeedfifddeeeeeeeeeedebgdeieddefeff b national security
iedcddceicededdjdcddcddcbceddceecb b nationality $
eeidfdgedffeefdeffedfffefeeeeefgge b near san
cccdecdhccdcccdhcccdhdccccdcccdeid b near the
efdeffeecdceddddeedekddbdcdcddffee b neck $
ffffgfgefefeeffefeefidefffefcefgfg b neck and
cccccddcciccccddddccbddcdcdjcccdcb b need a
dddcbccccddcddcdcdcdddecdidccddedi b need to
efdeffedbheeeeeeeeeehbeedcccdefffe b neighbor mr
cddddddddbdcdeddcdceccdchjddddeecd b neighbor say
cccddddbcjaccccccdbdfccbcccbicefeb b neighbor who
eeedeeeeeeeeeeeeefeeieededeedeffdf b nephew was
ededdejddeedcedddedddedcddddddeecd b never a
dddcfdadeddddededfekcdedcdcdccffdc b never arrest
dcccdcbcccdlccddddccbcccccccccdecb b never ask
dbcbdbabegcbddkbhdZhbcdbbdccebeeab b never been
ecdcedabdddbeececdccccedcekdbceebb b never heard
ddedeecdeddcdededdddddedcdeiceddic b never met
dcedccbeddeckddededchdedcdcdddedcb b never releas
babbcbahadebecbbdebbibabibbcaaecaa b never told
dcecddbddcdcddddcdicdddhdedcddddcd b never took
ddkbdbddibcaecddddbcbbcccbccccdecc b new york
dchdcjdedeeeeddedddddeeeddddedddcc b newark $
fefffefffffffffffffffdfffieffgffff b next $
ecbbcbddhgdddbdaddecaZcbbgibgbeedc b next day
ddcdeddceccddccecededcedcbidjcffeb b next morning
ccdddccbdbbccdbcbcbcbmbccbacdbccdb b next tim
fedfeffcgheefeffddefideeeeeedfffee b next to
gffifeffdeeeiffeffeeeefeeefeeeffff b nicaragua and
ZXXWXWUfeicVhWXWWYVWhWaaaWeXbWfYXU b night $
efedfeeddidddeeeeedddheeedcddefffd b night a
ddbbddbZfjbZghbdhbaddcbbcbZdabeebb b night and
eedceeecdddchdeeeeddieeeeededeefdd b night at
eeddcefddckdddedeedcddedecdddedfdd b night he
ddddfdeccdccddedddcdicddccdhccdfed b night i
edddcdfgcbhcbddccccejddbecdcbdeede b night in
dbbZdaeYeieZYbcbbdYbiabbbaaffaceca b night of
ggfggfgeddeeefffgffgieeefdeeefgggg b night they
idddeeecdciccddedececdddecddddeece b nin $
ggeefefdehdeeefeffeefeeefdeeeeeggg b nin at
edcgdcccaebcbcebdegbbchddibicacedb b nin day
edddddccddcliedbcdddddedddcddcddfb b nin hundr
dccccccbcabajcdccddcbbdcdbbcbcdfej b nin month
bbbccddiahjacddfddcbfbcccbcbbbcddb b nin of
cccccddddcdbiddcedbdbddbdjccbcdebb b nin years
edeifdededdddddeefdegdddeddeddeede b nineteen $
ecbgdbcchkbcccccdedbdcdccbdcdbeeeb b nineteen day
ddddecaeeeedeeeaeeclcbcdbcaebbeded b no arrest
feedeffieeeeeedfeeeedeeedeeddeffce b no children
fffffdeffffefffdeeeieeeeeedfeeefef b no contest
ddddcckeeefdeedceedcdecececdedeedd b no fals
edeeddeeefdeeddhdeddedceecigcdeedd b no fil
ddddcdcdecdjcdecddcccddddeddddefcd b no insuranc
ZacbbbaaalbhcgbdbhcbcabbbbaabbdeZb b no longer
dcdbdckdddecdeccddbdbccdcecddcedcd b no military
eddcdddddedhdcdcddicdcgcddddbcdedc b no money
dddaedaceefcccifhbbdbdcdcciaddefcd b no one
gdbabahgcbibbbgZZbaibacaZacZacedaZ b no other
iciccccbcbcbcbccddbbbcdcdbgcabcbba b no paper
cdcdeddcddddcccbcdcdcdhhcichcddedd b no plac
bbccajcbcdcacdbbddahbcbbbbabhbbccb b no record
ddddedhdddeddeeddddddeidedddddefde b no right
cdecfeededdeediideddecccddccfefece b no spanish
fddcddfcgddiddgcfffdceddfdddeddede b no tax
dacaccZiaZjbbbZcaaajZbccZZYaZaddZZ b nobody else
ccdcccbcccdcddcddcbdccccddkdccedbc b nobody ever
edfdeeeeeedeeedeeeefieeddfeideffdf b nobody has
dcdcfdbgdcdcdeiddcccdddcbcdiccefcc b nobody in
cibiecbccacbdbfcadbcicdbZgbacceeba b nobody there
cccbddcZcbcbcchebbbcbccbafibbcdecc b nobody to
dcdbccbcbcccddccdecbjcbicbhccbeddb b nobody was
ddceeedcdcccdecdddddibcbjcicbceeee b nobody would
eaaaaiaibbdicccbcccbdbdcgabbccedda b non $
dededeedcddecddeddedddcdicdiedfedc b north $
babaahaaaabffbaagbcaahbbaaiZiadbah b not $
aZdbbcZZahababZbabadffhiZbcdfccdYg b not a
eeeffefeeeffeffffffehdedffdfhefffc b not allow
eeedecedeedeeeedddecihdddcgccdddec b not appear
eedeeeeeeedfdfefedheiccdddgecdffdd b not ask
babbabbbaZfgcbbZYjadceacafjZYabbZa b not be
bacZbbZZbiZdacihabbcebbZagabZaddZa b not been
dddddcddccjddcddcgccfcecdchdbdcbca b not carry
dddcdddccjbdedddcdceecddegccddffcc b not clos
edccdcdcbcbcdddccecchbcdbaicgcdedc b not com
eefefeegeheefeeeddeechdeedeedefffe b not dead
dddddjcdecddddcdcbebebeiccccgddddb b not find
eededeedchddeddddddeedddcdheddefdc b not get
eddiddeedheddddhdddcddddddhccddfdd b not giv
dcaXecdhfebcZaWbeccdaZcXZjggegefeb b not go
ecdjddbebZididaeabbbhbeaaaaabceeba b not have
deedeeebcbceddeeeddcjddcedccdcdfie b not heard
babZcaYfaXgbbaXceabchebafZefdibcYe b not know
babbcbbcbifbcbacgabcgaaagaibbbeeca b not leav
ededeecbcccddebccecekbcccbbhdceecb b not let
effefedgdcieffdedeefdefeeeedefffed b not like
fjeefffdedeedheeeeeeeeeejfidddffee b not make
dccedechcccededebfceicciccccddffdd b not marry
cbbdeieecbcdddddceddcddjdcbcfcffec b not my
efeeffedecddeeefdcdfddedeheddeffei b not need
eeededeedhdddeededdcdcedeeiecedcdc b not of
dcdbcceadaaefcihcfbcccdiecdccbefdd b not pay
ddcdcdbeccecdcidddceibcceddecddbda b not read
eeddededdfdddjecddcdddedecdddiddde b not return
deeefdcfdededddedccfidcibicdcdeecd b not say
echcedejccdcddddfcceehfeecddedefdd b not see
fffffffffehffffffeffhffffeffcfffef b not sleep
dcdddbdbcgbdgcjbaccebheebecbcheebb b not speak
ecbacbcbabYbaaibiagbfZffaYfZaaefba b not tak
eddefefedjedeeedeeeecedeeddeeiggff b not talk
eeeefeffeefeeeefcieefefefdeeeeefee b not that
feeeedeedigeefegeefeheeddeddedffee b not there
ecccdfejdcgdedcbccedkcdedabcddfedc b not to
bbcabbaZaieaahacZbacfZaZbgZZiZccag b not want
edeceddcdgcddccddcddddeidcdicdefec b not wear
bbbcdjdfccbaecbccdcbagddcbhbhbedca b not writ
bbcbcchhbcddcccccccbccbbcakbbbeecb b nothing $
eedceeeeeeeeeeeeeeeieededefddcefec b nothing came
dcebecdcccdcdcccdccdcddjdicicdeedd b nothing has
bafbZlccbbcbbbcbccbbdacccbccbbccca b notic to
chbdbdccabddbbbhbdddgjccaibfcceebb b now $
ddecfebjecdcdeiidddeddecccdbceefdd b now but
ccddedeiddedddcdedddcedcdidcddeeed b now in
dddefeedehbcjecedcdecdccdccecddfeb b now it
ffeefffeeiefcefdffeeegeeeeeeefffff b now the
fefffffefedfffheefffeefhdgfjeeffff b now with
bbddddflbacbhhcdddcdcddbddccddfgfc b nurs $
bdcdddfhcbccihdddcbcbdccdccciccfbc b nurs at
dddddefdecddibedeedkdeddeedededfdd b nurs hom
cbcacdeeicdgiacbdcbcgdedccdgbcdebc b nurs in
bjcbdbcbcbbcccdceebbbddgddbbccfefb b oath on
dccbffedhefefbdfeedeeffedddkdafecc b october $
eeedfefccdiedcedeededeeddeeeeiegfe b october to
ZhhfXaXWXfVaZhWfYZYhbddcfWdfWfYZXh b of a
eedeffidjeedddcdeedededfdedhedeede b of an
cdcddcecbiccdddcddcchbdhcbccbcdddc b of april
ddddideediedeedddbdcedededddfdeddd b of august
fffegffdffjddfdeeeeffefffefefffggf b of bed
cbbbccbcdkdcdcdacadcgbbcZbbdgdecdb b of both
dadcdccdchdcdcccbcdcjdcdcccdccdcda b of death
eeeeegceeeeeeeededdifdgdddeeeeedde b of disturb
ecddddeeeeedddejefdddeeededdeefeed b of exception
eedeeefchfcccdebfdeefcecdcfgbgedee b of february
ecddedccdcfeibddddbdeedcdccciccbai b of fiv
dedeedddeedjedefeedddeddediddeeefd b of four
dacdcdddbgdachZbagacggbYbZZdZbhcga b of her
fffffffjehgfeeefeeffeeedeeceeeffef b of him
YZaZcbbZYZdeYYgfYfhZdXgbXWehggZZga b of his
ddddcedddddccdedehdccdddedddcddddj b of household
bbbZccbZbZZaeagbaaZgbbbZZagZigddag b of it
deffffffdfffhefeffffeeegdedfdeehdf b of its
ecdeddddedfdedeheccecececejdddcccc b of justic
dceffffdedefibceffeeieedeeeeefffdc b of mathematic
eddhddfcfcddcddedeedjdedededcdefeb b of may
ddcbedbdccegddcebecbghbidcbcbbefdb b of me
VTTgWZXbdgVgdTUeSYVXefccUccfifbZTT b of my
dddddeddkdecdddedddegeddcjedbccdcb b of nin
hfeeeeacedgdddbkccdeeedhcdeedeeecb b of no
ccddccdceddcjcccdddccccdicidcdcddc b of one
cdededdcddcchdhdddbddccbhcibcceedc b of our
ffffgfgfffffffgfgfefedfifefffegggg b of paper
edeeedddeddeeeefeeeehdedcddideeedc b of peopl
ibbcdcdccdcaidbbcccbccchbbccicccbb b of radio
eeddeedcddcbciddedcdjdejfddecedeed b of school
dccdccedcccdccdcfcdcgcededddgcddcj b of september
edeeccdeefefeeedeeeideeeeecedddddd b of simpl
ddccfeecdbicbbdcdedcedfbdccdjbdfbi b of six
fefeffeeeddeeeeifeeekeeeedeeeeeeee b of sleep
edccdcedddcdddiicdecccdccccceeeedc b of stat
efeefdeedidddcecegfeeeedeeeeeeeefe b of suicid
cdccdbcbgahbcddkdccdcccbcdcdfcccdb b of that
aYYaQWUdacQaeaYaecYbebehfacZhVecYL b of the
eeeeeeeefddeeeeeeeeedjdchdddeefffe b of their
cabacbaZZYebfaajaZbbiZYdYeeegbdbZa b of them
eeedfefeeffeeeeheeffhdeecdfcdeeeef b of these
ZfaaagbYbfZZaafiZfbZghdfZgaZYaZaZZ b of this
fffffffefffefffefffedhdeeiefdfeede b of those
ccdccdebdcbbjdcdcdcdbddbddddcchcca b of twelv
ZXabadcfZaZicaZaabccdYhhZagYYZdcab b of us
eefedeeeegchjedcegeedeedededddeece b of what
eeeefffeeidefdeedeeedddeeheedeffee b of work
ddcdddddccddbdedddddhcdgefhchdffcd b off $
deddddcdcccddeddcedehcbcdjdcddeedc b off the
decddddcdcchjddcddccccdddibcccefdc b offic $
eeedfeedddcdjiefdfdeeefeeedeeefffc b offic at
fffffffffeffffffffffgegffdhfffffff b offic of
deeeegfdeeefeeedeeedhiddecdddeedde b offic on
cdiedcedbddhcddeeeccbcbdcdgcfeefed b officer $
eeeeeefdefeddffffdedddcdddgicdefee b officer had
fcgdedeedeedeeeedfejeddedecdddefee b officer he
feeefdeeefeeefdeeffdgcbchchdeefeef b officer of
jacdfeeacgdeabbeceddegddbbdeddfeba b old $
hceeffeifidcccdddeceffeecdffffffee b old and
cccdedcddcddcccdkccdccccbcddcdefcc b old to
ededcedddhceddjbiceedeeecdededddcc b omaha $
eecdfddcciccedecccdcfbdedbficdedec b on $
WViVaXZbgcafUXcXgXdWhccZXTbbfcabZV b on a
feedfdfhdcddeeefehdedidceddecdfffe b on and
fXffaidahfZbZZbZbcabfdZXaeWfZgcdcc b on april
aheWXcdeiaaZZdbgacZgffaYbgdXZfbZbX b on august
ffffgfgffhfffffffefffffffeffcffffg b on both
eddifdfdcecejcddeeddeeededdddcfgec b on build
hdfbccefbbdbebdbddbcibgbdaabbgeedd b on december
eddeeddgceeedefdefeeidieeccdeefffc b on duty
eeeefffededeeedeeeeegdeieeeddeffff b on easter
fXXZbgdeTdhYgZaXbbfffeaeWWgdYVbcZZ b on february
fffffeffceefeffeffffiefefdceefffff b on fir
efdifdfecccddefdeeheddfefedgdfdeee b on foot
ddedddedcddceddcedddckdcdbddcdedee b on friday
edddeeehdchcjdcedgdddeecdcdcbhdedd b on her
ccddcceccdciedcccddcfhecbhebbcdbdc b on his
cccccbdccbiajdcdccccebdbdcbcccffcb b on i
dddceeeccigdeddedecefcccecdedeffee b on in
deeeeefdddedeedeeedecdeedjidcdeded b on its
dVdeYfdhbdZgdZZfacbYfYaYZgddecccca b on january
gWZaYddeYbaafababdcfhceebYeYfjcbaZ b on july
biieYhcgjVfYcXZWZheXcbaeXidWeTdcbV b on june
aXcdZjcfdfaacaaYbcZZaZehcecieeccaZ b on march
fbgdXdcfecXZbegaZbZZgWbcXdfZXfcaZV b on may
ffdefeededcdeeefdfcdihdefdddedefee b on me
feeefefeeddeeeeededehiededfdeeedde b on most
fgefgegeeddeeefeffeejdddfddeefffgg b on motorcycl
aXZXZZZgcbgWZYYYXfXZkffdYXXceYbcXX b on my
hdddcdedddedddcidedcdddddddccceedd b on no
gjYZagegcYbbaacbceeZkaaYcYYZZeedea b on november
eXbXYgaiiZdaZbaZbbZafYYeZXgeYXbZZW b on october
edeeeceddcddhefdedeeddecfcidddeeed b on order
cccceddZcffaccbcbbhdhiacZZaabcdddc b on our
fefefefheicdddeeefeeeeeeeefeeeeffe b on oxygen
cdddecedjccddeddeecciclcccdddceddd b on pag
dbheccdiceeeedddedddecdcbcjebcebdb b on paper
fffffffffffffffefeefddfhdfefefffff b on radio
cdcdddedcdddfedcddhccbdgdchcccddcc b on saturday
iYgYYgcYYcbXZZYYaaYYbibZbbiaceaYaX b on september
dcdceddcdijhddcccecdccfccdeccdfgec b on stair
cbbcdbcjabhcaZhbbbjdabdidabbacddca b on sunday
eeddedfddddddfejeeddifdddddeddffff b on television
deedfeeeiddeeedeeededcddfheedeffee b on that
cTceeYXfXedhWRQeTXfQacdfRaachaVWWS b on the
deecfdececdiddddedcdjbccdicdddddde b on those
eeeeeefdedeeeeeeehedeeeeeedegdefdj b on thr
babbdbdabbacajjbbbgcbcbjbhbbbacdcb b on thursday
ffddeefedhedefedegeeeddddcdiedfffd b on to
dcdeeddcecddedefdcdcieedehdeddefdc b on trial
cccccccbbccccdccddcckcddjjdcbbcccb b on whatsap
edeeeeeedhhdeeeddhdeedeeedeeddeeee b on which
feedfffhfcjiddfdfeeddffefeedfeffff b once a
eddcedcechcdfedcdeddbdcedcjceceedc b once and
ddgddedcceddddddcdeefdedddeddeddic b once at
fdiiffedeedddeefefefeeffedddedffee b once for
cddbdddcdfeecdjjiddcccdcdbcdddefcd b once in
ccceddeccbicccciddbecddbcccdccefbd b oncologist $
cZiZbacccdfcbcbcbhcagcbZageZgbeedb b one $
eeddeefdddfihfedefedhdedeccddeefff b one bu
fdefeefedecdiddheeeddceifddddeffee b one hour
eeccedfieieccddcegdddefededcecefee b one in
cbddcedfddhcecbcbcccbgcdgahbccdedb b one is
dabaacbZbaZaZaZbaZYbhgdgjagaabgaYZ b one of
ccddddddcddebdcccdcbbiibddbcdcdfed b one pay
fdeeffecdeddeeeddeefjceecddbeeffee b one room
ffeffefefdhefegeieefffeffeddeefffe b one to
fffefeceeefffefdffedbfieddieeeffee b one was
ceeefdfadaidegcccdfdfaggZaZZacdeee b one who
ahbjZaaZbaaaaaidadaZbcbaZagiagbabZ b one year
jeccbdbbbfiabbahbcacgcgcaacaacccZa b only $
eeecfefcfiifeeedeececdcdeddeceefee b only he
cdccdedccbddddccddjcbcjcbbcacccdcc b only the
ecddbdcdddcchccgcdccdchdccicccdecc b open $
ecdcdbccfbcdhcceiccceddcdbchcfbecc b open a
ddddddccbddckdbdbeddceeiddbhbdefdc b open again
ededddeddcddededeeddcdddehidcdedee b open and
decdcefccbdcccdidddcieeeededdddddd b open on
acabdadafigbgebaaccbhacdcZaaaghbba b open the
eeedfeeeddeeceddddceiejeddddheefde b open with
fffffffffeheefeeeieffddeeeeddeffef b opinion a
eefeeddeedfddedceicedechcdceededdc b opinion that
ffgfffgefddeeffefiefeeeefdfeefffef b opinion the
fefffffeffffefeeffffefeeiffffeffff b oppos femal
eeeefffcedddefeeeeefechjeddeeefgef b or seven
dddiddeceigedddhdgccccccddccbedecd b or to
eeddcecccbhccddddddedjcdcccdcdeebc b or we
ccdddcdcdccdcddcdcdcicecchcejccdci b order $
dededgdfddddcddhdddcbjccdcfdcddddd b order of
edeeehfeeceehefdedeeddedfdeedeeffd b order to
dddeddeddedddedceecdddjiccceddddcd b organizer $
hedhdeibedcdgecddeddcddddcecdeeedd b other country
eeddeeecdddddeedddddiddccedhdededd b other sid
eeddfefecfeedeedffedgejheeddedfgff b other teacher
cdddceejebdciddeeeccdcfeecededdddd b other week
deddededdddedddedeeeceejdecdeefddd b other women
cabZcZZaabcbibZabbacgbaiYaaiZaccZi b others $
ebeedfekddcehcddcfcedcdciccddeffed b our daughter
cddddcdcccbccddcddcccjbccihbccfedd b our door
bdccdddcceccbcccdecchagediibcddddb b our hous
deeeffedeededeiddedfeeecdddidefffd b our peopl
dcddfedbdhidddcdddceibecbccbddffed b our sid
ibdceddhdafbdhadccbebfcdcbcfbddfcc b our son
eeeeeefddcdddddceecekdcebbdcedfffd b our street
eeefffffeeeeeeefefefefeeeefkeffgff b our two
bcccccccacdcbdciddccicbcjbbbcddecb b our villag
ZaYhaaZhgeXZYbaZZagYbefZjehXaYZaZY b out $
ffefffeffgbffeffefefjdefeddeeefffe b out he
dededeeddddcdediddecibdeddbdceeeee b out his
ddeddefdchihddeceecdceeefdddfdeefe b out in
dddedeeccbcceeeddedekdcdcbcbddffee b out my
cZafbabhZZfchZjcgagZfdcYXYXXbabdaY b out of
decdcdedbejeecdedgdeccchdgcddceede b out the
deedcdccececdccecfccededdddccdddjd b outcom $
cccbedcbjbdccccceccccecibceicceebc b outsid $
ddedeeecdcdccedgdeddcddcidccddefee b outsid of
eeedeefeeideeeedddeeheeebcebeededd b outsid the
efddfefdeddeefeheeedddcddhcjeeefff b over at
dgefgdfedeeedfedffeedjeefhededffff b over his
bchbecebfXacgcchbcbdjZchbYdaZadeed b over the
eeedefeedeeiceeeeededffeeefeedffdd b owe the
eeeeeededcclieedeededddddeefeedede b own a
cdeeeddccdedeebeefeedddkedddadefdd b own nam
eedffffdcdfeefffffefdgicedeeeeehee b pag of
cahZXbaeZfgZaacfcbakgabbfcbabaedaZ b paid $
eebcadecidcgcddceeciecddddcddcdecb b paid a
edeebddefeejeefdeedcddgeeededeeejc b paid for
efdeeefedeedeeeeeeeehdkdedededfgfe b paid me
feddeededdciccdddcccbdccdcdiddefbc b paid my
feecefeefeekfdeeeeeceeedeefeeeffde b paid tax
eecedefdeddcdefdffedjdddddedcdfged b paid us
ZWjjYYYgYaaYbZabaafZYXZaXfhacccgYX b paper $
deddeeedcddddeedeeccebciehhdcceeed b paper and
fecdfifeccecdefdfeeiccdccbfcegfffd b paper for
dccdbedddddcddddcdcccbcdcccijddeci b paper from
djdedefedefeeffeffeedhddedeecieeed b paper of
hccecdddcdeccdcddecdbddcjddeicdbba b paper say
bbbbdccbbcdbbcbcacbchcbgcbibgZddea b paper that
edeeeefceeddddcegddfedjcfcdjeeffee b parent $
ddeddeejdddedebededfdeddddeddeefde b parent and
dcddcedbeddddekdbddfdeddcdfcddfecd b parent are
dedhfeececdddeededeeddddejddddffee b parent hous
ddedceeheccdddcdceceddddcddkdeffdc b parent in
ccccddejdegbbcdbdccdbcccccccccceee b parkinson diseas
dccbcebcccccccbjbedcbccbabdjcddecc b part $
edeeedceededeedddddeiddiddddeeeede b part in
eeedefeediedheeddeedddeeedecedffdd b part of
eeeeccdeeeeededceeedecggcdceiedede b party $
dddiedfdeddedddhddddeddeddhdceeede b party to
dbcabdcjccabcbbcbdbcdjdccacccceeab b pas $
djdfeheeeeefdfdeffeedeedddeeeeffdd b paso $
ddeecdfedecdedddbhedhccebchdcceedc b patient $
edcdcdfccdccccfcdddcldedecddcdddcc b patient report
eeeefeefdjdeeeecedfdfeeedcdedeefee b patient stat
fffffffffhefdffhfhffffffffffffffff b patient with
decdfddbdcbccdddcdcbebdcdekhideefd b patrol car
ededeehdeeddcddeddideeeiddddddcebd b pay $
dabcYcbdacagZadfadZaejfdbbhaccddZZ b pay for
fefdfffceeijgddfdfeeffffeefeffffee b pay rent
bbcabdcccdbbjccbddicbcbcdcccccdedc b pay tax
eddedddidddfdidccecddcggdcbccceedd b pay the
dddcbcfcfccdbcjkcdcccccddcdcecefec b pay there
eddececdeddededdeddeddedhdieeeeedc b paz $
geeefffeeeffffeffffeffeeeeheffffff b pedro sula
ededcededdehiddddddedddeedecddeedd b pension $
cdceeedbcddddecegeddgbbkccfdcdefed b peopl $
dcddeddadeddhcigcdcecdbhbdcccdeecc b peopl and
eecdddddccdddecgceddbcidcbbiddfeed b peopl are
geeffffdeeeehejhefdffeededeeefffcf b peopl have
cdddcdccdbcbiccccdbbcccbbcbiccccbb b peopl in
cdccfecbcbccbcbgcccejcbbbccbbiddcc b peopl who
cdcdbccdcgchcdejeccedcdccddddddddc b percent $
eeeddedeedeeeeeieeeeeeeddeedeeeedd b percent of
ddejddededdddedhddddedddddddcedfcd b permission to
badcbcabcZhbbdbababbhcbbbkcabbdchb b person $
fdeeddeeeeeeefejegfecedecdehddfecd b person who
eeffhhfeeeefeeefeeeeeeeeeeeeedefde b petition for
iieecbdddeedeeddddeccccdcddddddddd b petitioner is
cbcccdccbccccccccdcbbdddbcibjceddb b phon $
eeeedefeeeeeeeedeeefdifeeddhheffff b photograph of
cddeddfdcdeddfeeefdehbgdejddceeded b photograph on
ddddeeeddchccdddddddddccddgiddeecd b pick up
ffffgfgfeeefffffffefieeefeeeefffgf b pickup $
bcccccccbicbdbcccbbcchcbcibcbbcdbc b pictur $
ccddcccecbdccbcgbccddidicbcbbdccbb b pictur of
cddcdddhcghbddcccdccdddeeddddcddcc b pill box
ceddddcccbjdcdcddejcgcdbcccdcdcedc b pip $
dcccedcddecccciccdccededcccbdfffdi b plac $
edheeddfefdeeccbccdeddhhcgchceeedd b plac in
dcddeccdcddcdcccdeccjddddhddcdfeeb b plac of
ffefggfefeceffgfieegffffeefdffgggf b plac with
eefecefeeefedcdedjedfefeefedeedeee b placement in
cceccdddchciccdcbcdecdccccdccceccc b plan $
cccccccecacccbdclccbbdddebcbccbcbb b plan to
ddeddedcdcdeccdddddidedeedddddhdbd b plant $
cbccccbcbbccccdbdccclcbcbbbbbbcdbd b poison $
ffeffffeeeffefegfefdjedfcegdeefffe b polic $
eedefededdffdffefffchdchdgidedggec b polic and
ddddddcecdeeddeceeddjdhdcdcdddeeec b polic at
ffffgffeeiefefeeffffefededheeeffff b polic because
eeddedfcccceeededeedhgdfdggdddefee b polic came
debaececacbcacdhddbdbbbgcZkbbaeded b polic in
ffedgfgdddeeefedeeddedeeehhheefgff b polic of
ffdcfefedffffdfffffeeefeedidfdfffe b polic on
cdcbececadbcbbbccdbdibgabajZbZefeb b polic station
eddcddbedfecddehdeddhecdadhcddddda b polic themselves
dbbibbadabcbcbcZcccbibacYaeabaddcY b polic took
deddfeedddddcdededddhddddciccdeded b policeman $
efddgffddeddeeeedededdddhdidddffed b policeman to
eeeedfeeeeeeefeieedfeeedededhffffe b port and
dieedeffeffecceefeegdfeeedgeeeefdd b possession of
dceebccecddcdcccdddcichcdiecccccda b post $
ffefgfgfffffifeffffeefeffehefeffff b post in
dcdccbceceedcddcdddcfbcjchbdcdecdc b post on
effegffefjddedecfeeeefffdeffeeffff b post-traumatic stres
eceeeefjchcdcdededdeddededdedeegfe b pound $
edddddceeeeeeedieedeeedddddeeeeddd b practic $
edccffeccdcddecedfdfddejddeddeffdc b pray at
dddcedcdcdddddcdddieddchcdebdcdebb b pray in
effffjffdfeeeeeeeeeehdcdeecfhdeffe b prayer $
cjbcaaabbhbbccbabbcdecdcaajbbcccaZ b present $
efefedeedefeeefdfeedgekdeeceddfeee b president $
hcccfeecceffkdcefdacefebbddcidfeac b priest of
efefgfgeeffejedfeffffffefffeffffff b primary school
dbchbdbjbdbdecbcdedcfcbcbgadcddccb b prison $
dccccccdcddddddhdddccddcdijddcdcdd b prison in
cbccbbcacccbcbbbcdbcibeccbiccbdccb b prison of
deeeegeeeeeeeeedededkciddddedddded b propaganda against
feedfdfeeeeefeedeeeeededddieedffee b prosecutor in
dcdebccddddddeeddedccdedcdkeededdb b protectiv order
ideecdecdeeededjeeeedeedcededdddec b provinc $
fffffefefeeeeedieefeefdfdddeedffed b psychiatrist for
eeeeccfeeeedeeedfeeddddeedjddeddee b public ministry
ddedcefedeeeeddjdeedfeeeceecddeedd b public pharmacy
fefefffffeeefefifeedefeeeddeefefee b public system
ccdddeejdefcdcccddcdcdcdcdedecedde b pulmonary fibrosi
ddecedebddkcdddcddcddddcddddddceee b pump $
eceddcceeeeeeddiedceiefddfcdeeeded b punish with
ffeffffddddedffeefeeibgdedeeeefffe b push me
cdbcecchcbdbccdecccdeibacadbcbefdc b put a
ddeeceedcbdcedcecddefddddcdcjceecd b put her
dddcddegdbcccidddhcdeccbccbccceddd b put him
fedeeifdcicddbecddfeedfeecdedgefed b put in
eeeefeededdcdeeeeededihcedcdddefee b put it
ffeffffbbihccefcedefhbdddbbcddfffe b put me
ccccbcccbaiacbceccccehedddhbccedcb b put my
abccccaabhbbbaccbbbbiccaahbcaacdaa b put on
cccbccbbbjcaccbbccacfaeecjbbbbcddb b put the
feeffidfeffefffefeeehddffedeeefeee b q were
cdcdddcccdddcdcddcdddcdcdcdijceecc b question $
fedcfdfeddeefeeedfhdeddeddghecffee b quiet $
ddeeeeeeddeeideefededehcdddecededc b radio dario
eeedededdfeedfdcffeekcddecbceeeffe b raid the
eedhdefddeheeededeeffeededeeeeffee b ran out
cdbbcccbhbbbbcbdbbccgceccigbcbddbb b reach the
cdcddcedccddhibcdcdchbdeddccbcccdb b read $
dddeeeeecddddddcedcdifdcedddddjdcd b read a
eeeeefedddeedjceeededeededeeeeeedd b read at
ffeefffeedeffefffeeeddddeejeddfffd b read it
Zbddbcddiacbecbjdcccahbabhgcbceccb b read my
eeeefefeeeeeiedefeeeeeededgeeeefed b read the
dbbdbdcabhibbfadbchdhZcecZcdbdcbca b read to
cbcdbbdcbccbdccbeececcclbbccbccbba b reader $
feffeffffeeeeeeedieeeeffffefedefee b reasonabl degr
dcdfecfchddcdedfefdedkdcdcchccfged b receiv a
bccccibbcddcabbbddbicdcdbcbbabcaai b record $
eddedbdcfeedeedceecccddecdcckcedec b record because
ccbddddcbcdcdcccddccbcbccddjicddbc b record of
eddddhfefffefdeeffddeedeeedeedicdd b refer for
aXZZXZXbYhabbaZZXZaaeZjiiYcYYabaXY b refus to
efddffededdcdcdifhedddedddededdecd b region $
cdddbdcddcdcddeidddcdedcbdcicddddd b register in
dceddefeedeejdddeeceeffedeeeedffee b register nurs
fefefeeffefffeefeifefeffeeefedffee b relaps $
eefeeeefffffffeeeeffefeeifeeefeffe b relationship $
eeeeceeefgdjefeefeeegdeefddedeeeee b releas $
dcedccbeddeckddededchdedcdcdddedcb b releas from
dcccbidccccccdeccddcicedecddbceddb b releas on
eefeeeeedeeeeedejceedeeedeedeeeedd b remain in
efeheefeeidegefdddefeeeeiddceeeedd b remov from
edeedeeddecgdeeddeddeeededdieeffdc b rent $
fffefffffffihffdfffefffffeeefffffe b rent of
deeeedddcdddddedeeedjcdddccddedeed b report every
ggffgfgefeeffffefeffiffffedffffggg b report him
eidefdeeddeedffefeedhdddedgecdggfd b report it
ededdccdcicdcddeedddbcgcbbfhgcdccc b report that
ffeegegeedeefffffffededeedjeeefffg b report the
ffffffgdfeeeffeefeffffefeigeefffff b report to
eeefccefecffdeeeeifcededfddehcdecc b request of
eceddceechhidcfbdbdeddededcdbcdecb b requir a
ejddddedefeedeedefeeeffeddeddeffbd b resident since
cccccdcddfcbbcccbhidbdccdcdccdeebb b return $
edecdeecddeeeeddefgedddddidddhfede b return for
ccccccddcidbbbdehcbdcddddhcbabddbb b return from
ffefffeedheeddeddgeedddeecdeddfffe b return to
eefedeffedfefeeecideffeeedeeedeedd b return would
cbcdeeeiZcccjccdcfdecbchcbccbdffed b ric $
efefgffedcfeeffiffefgdeedeefdefggf b rifl $
ffeefeffefeeedfdffedieeeedceefeeee b rifl butt
dbcbedbhcbicdcbfcecdecfibdcccbeebb b right $
eeeefdfeeeeeeeedfeeeeeeeedjeedffff b right commission
feffffdeeideffedfdffeeffbeeecefffd b right eye
ccddfdcdceccccddcccckdecccdcccddcc b right hand
bccbcehbbadaaccibccchchcbbbbbddeab b right to
ddddeddccgbcbbdcchcibcbccbccbcdddd b risk of
eecdfefigcedddegeeedgceedccceefffe b road $
cbccdcdcaddecdciddbdhbbbbbcbcbdddd b road to
dddbfdcjdbcccebdcccbeddcchdhbddfcc b roof $
dcdbddcbchgbacacbcacidccbchibaceba b room $
eeeefggdeddddffeffeehdeededhdefgee b room from
fddbeeeededgjddddefceefeeddcdeffcc b room in
eeeeedecdcdcciededddecdddddcddeeee b room with
ffefffgffieffffefeffdefffeffcfffff b round burn
eddeefebddbhidehddbeeeedceeeedeedc b run a
ddedddfddddhcddheedddddddcddddeeed b run out
bababcaiZbhZbaahabfbbdabaiabaabcba b run the
bjbcbbebacdbjbdbdecbcefdcccddadcca b run until
ccccdcdcckccbcccddccbddccccdcccccb b s p
bcbcccchbbdbckecbdbebdccbcdcccdebb b sacramento $
dbdebddccdccddcdbeeddjjdcbbcbdeebb b said $
eedceeeeedeedeeeeediddiedddddcefed b said a
dbbbbcbccdcbcccbadbabjgbcagcbcddbb b said he
dedefeegddcddeeecfeehccidcdddcggfe b said i
edeefddedefeeffddeeefdhicdeedefeff b said in
cZhbdcbcabefccccidcbdbbhbciZaaedbb b said it
dddedeeecdeefcdceeddcjccccceddfede b said my
deedeedcdcdddeddddddckddddcdddeeed b said next
dddcdccdecddceeddecedgggddcccjefdd b said no
fefffffeffffffefeefffdgheedfeeffff b said so
aZfeddcdWXYhcaYeXYXZcgjdefcccfaddX b said that
biacdedccbdcccdcddbdfagfdbgdbiddcd b said the
feeeeedeedddedeedfdecibdechcedefee b said to
edefeeeedeeedfedeeeeddhddddiedefee b said we
jcdedkededddddddeedededcddddddeeee b salvador $
ccccddegcdcdddiddddeeffeccddddedcc b same addres
bcbbbbcbagbbbbbfdabbdadicakcabcbbb b same day
deddeeddddddcedeeeedieecedgeddefdd b same evening
bcddcdecbcededddeeddjcdddbcecheeed b same week
geeeffffeedfieeeeefeddeeedhdffeffe b san pedro
ieefffgeeeffefeffffgefeeeeegeefggg b santa ana
ffhgfffejeefddfeeffedefefdehfffffe b sao paulo
eeeefffcdgieefeeeeeegdeedeeeedfgee b sat down
bdbbdecachccbccdccbcgabichcbbcdcbZ b sat in
ddedddddeddcdedjddeecddddcddddcddd b satellit pictur
dddeddfdddddgdeceedcccdhdchdcdeeed b saturday $
ccbbeccbcbcbbdddddccecbbbcackbddba b saw it
aaabadabebbadbbbbbZbaajcZYebkhdaaY b saw the
ddededcgdbchideeZcddeddhaccdidffcc b say $
bccccdcbcefdcdcdbeccdbicbidcccddbc b say a
eedfeffhddheeefedfffdgcddhdddfffff b say he
ddeefefcehdddececdcfjddbdcedhgffdi b say it
ddeeeedeeheeeeefjcdeeeeeededddfedd b say she
ccccccbcdabbbcbdgcgddcchicbcbbcdcc b say so
eeeefddecidceeecccdeeceeehdegdedec b say that
ddedeecccfcdeddecjcefidhgdbgbbfecc b say the
dddecdeddcdcedccccddccciddhdhcddeb b say what
eeddfeeediedeeeeecedheeededeceeefe b scar of
deecfefdeedcceebecceiccccccdideffe b scar on
iaccdcbabhbgheffabbcccgadcbacbddbb b school $
ffdffffjdgefdhfcffefdiedfcedeeffff b school and
eedcfeeedddecjdeeebedeedeeddecffed b school for
cccdcedbcddcjaahdeccdccaccegdddebc b school in
ddddfefdedddjgcdefdededcfeedddfgce b school no
ddddddddddddeidhdcddedhfcddcddcdce b school of
ffffffgeddfhfeeeeffffgicfedddefffe b school told
eeeedededeeehheeeedeeeeeeeededffed b school until
eeeffefecjdeeffefffedeedcdefcceefe b sclerosi $
eedefcedcadeceeeeeeehaeiechcddffed b screen $
eefeeeeeeeeieedddddeeeeeeeedeeeied b season $
efeefffedfefeefeffeeheeefeheefffff b second day
edeeefehededdibeefdeeeeeefefffeeed b second grad
cccddedccdedccddeeedcddkbdddcceebb b secretary of
ddeeddeddedededceeeedcdjdddddeedee b section of
dddeeedecefefedhededggedegcchdeeee b security $
cdccffcbcjcbcddcddcdecccicbcccfgdc b see a
ddccfeeiibddedcefcdedcedddedddefdd b see her
cahcccbgaaibccdcbcacbbdccdccbcccbi b see the
eeedgffeeeghheeeefedeefeeffeeefgfe b send a
fffffffcfeehifefeedfhegffddeefffee b send him
eedeeeeddddceeefddeeeceddigddeffed b send me
cbbbbcbbcbddbddccdbjeabcbjcadbddbc b sent back
deddddedcddccdecdddccccddbkdccdddd b sent her
ededcddeeffdfeeeeeededffehdehieeec b sent it
cdddcdckbcbbccddcdcbbcdccbgcahdedb b sent me
ffeeeeffdefefefdfffciceeebceeeffff b sent to
dZdcZcacccccbccbcdabjbcbbiabbZddaa b sentenc to
dddeeeddedddjededeceeddddcdddeefec b sergeant in
ccddbcadbddbkdddcdcckcbdabgcccdcba b servic $
eeddddebcfkcccdcdeddededddeddcdeeb b session $
ccccbkdcdcddddddcdddcddcdcdccdddcb b set for
eeeeehfeddeeeefeffediefefedeceeffe b set on
ecdcddeccccccddbcicciccdcabcdccddd b set the
cdddecdbdcbccdciddjeecdgdccdccddec b set up
edeededcdddddeedichfdediddddcdeedd b settl in
eedededdddddeeeecddeccddddkcddffcc b settl it
eeeefffdddeeeefhfieeefeeefedeeffea b seven hour
dfeefdgdidddieeeefeegdedeceeedfffe b seven in
edcheddcdddhfedceeddgeededebddeedd b seven month
ededccedddedeeeceeedcddeddcieieeed b seven week
eeedeeegfcjdddfcfeejhedededdfeefef b seven years
edfffffhfededidfdeefffefeeeeeefffe b seventh grad
fffffeffeiffeefefdfeeffeffefeeffff b sever $
edddfdfededdddecededeeeeededdiefef b sever depression
dccddddidcdccdcddcddcdccccccccddkb b shar a
feddfdficbfehdeeccdehcdcdafecgeede b she ask
eddifdecdcebbddedciddcdcddedcddeec b she br
feeefeejedefeeeeffcdddeededdeeeeed b she brought
eeefceeidieeedefdddfedcedcdedefedd b she cal
cdccddebaihcbbcdcdbdbdbbdaccibddeb b she came
dbccdcciciiedccecebdcdecdddededddb b she can
cbcbccdfcdibgabbhbbecdbacbcbccddcb b she cannot
cdccfddhccjedccdhdddddcddddccddeed b she cant
ffeefffbfcfdhdeefeidedeefdeeeeefff b she cook
dcccddebcegfhbdecgbdhcdccbbcgbdeed b she could
ffffgfgffgfffffffefffhfeffefdfffgf b she describ
eddceeeibcceccdfdghfcbdgdccchbffec b she did
dcdcdddchjccddcecedeiddddcecccefcc b she died
cbcadbbgbdgcagcdfgZdaabgaYbhZadcaa b she does
edddeddedcccccedddjdcddddddehdbbcc b she gave
dcdcededdhgcbcddcdcdcdedddddddefed b she get
aacaabaaiabfccbbdegafZabailaZababZ b she had
chbZbadfbcffafZbhbYaagdbcbaaaZggaZ b she has
YWZYaabdabgfdiebegeadfgWXbXdYYgZYW b she is
eeeeeffeedjdeddededeededeeeeeedded b she keep
dcbbddebbhcdcdcddddddddjdbccbceecd b she left
dddcdeedcjccicdddedddceeecegedeefd b she lost
effdfffjefeffeefdfdfeeefeddjdfffff b she lov
efeffffhfhheefdeeeefcddcddeedeefed b she made
eeffeefeeiefeeefddefeffeefffeeefee b she meet
dccdddfddhecccicddcddcddecddccdecb b she need
dedddcegddhbcdddehcddbciecdcbbddec b she put
eddeeffdcijeebcfcfcfddedebdecffedb b she read
edeefeeeeiededeecfdegecedecdcdeeed b she report
ccciecdbcgecbecdbdbebfdfcjccabdccb b she said
deeefefeeeeeeeeeefeededdeeheieeefe b she saw
fffefffefhfeefefheeffeeeeeeeeefgff b she say
eddceeeddceedcjdcdcedcddeeedddddcd b she speak
eeedfffceeiicddededefeeeeefeeefgee b she tak
eeeeefedehfffeefdeefdddeddddcdffdi b she tel
cdbbdbdbZbgcbbcbgcadfaefdecckabbbZ b she told
dcdcddegcdiddiddddcdeddbeddddccdcc b she took
dfeefffcefieeeefefcfdcededdefffffe b she wak
ZWgfbZYiedaXUdXVcZdceVeadcaUcfhYWW b she was
ffeiffehddgdeeffeecfddceecedddefed b she went
deecfefdfeiediedfedddfddfdeecdefee b she work
bfccbcdcdcddeghdjbccccdbcddcccccdc b she would
ddccdddgbhdceccddecdccibcbbihbdcdc b she wrot
fffefefefefeeefegfeeddejeeefedefef b sheet of
fffffffgeefgdffdffhfefeffeeffeffff b shelter in
cdddfecedbccjddeceddehficcbdddefec b shirt $
ffffgegeeeeefffffffeeedffeieeffffg b shoot to
ddddeddebcediedhdecdiddbcddcbcdeed b shop $
cdeeeeecdddbgecdcdichedddcedceefcd b shop and
ciccdefcbjedgddcefddgcdddbdcddefeb b shop in
fffffefeeffffffdfefecdefeiheceeedf b shot $
bdbcdcbbZaabbddcddccmbcZcYbaccdedd b shot at
eedddeeddddcdedeefdekcdbdbcedeeeee b shot dead
dfeffddeddeeeefeeeeejecdecbddcedee b shot him
dcbccdcecbibbcccccbbibbbbabbadddcb b shot in
fdddeededeededdddeddjcdddccddeffee b shot the
feeffeeededefeefcdffcbchdcjeddffed b should be
effdfeedfeedhfeeeddedeededeedeefdi b should have
ccbccdccdihcbddddccdfcdcbddcccdddc b shoulder $
cdcdeddbccccbdcedecdbijbdcdccceddd b shout that
eedeeeeedccjedeedeedcjcddcgccddedd b show me
feeefefeeeeeeeeheedeeeeeeeeedeiede b show that
eedefeddddecdeedeeeddcidcchddddeee b show the
caccedciaghbcbbbabfcgbbcaabafcccZa b sid $
eeddfeecdgdddeeddddedddddddhheefee b sid of
dabaccbcZacfhbbcZddcaacjaZZghcefca b sign $
cccdcbdddcdibdcdbcdbkbbbcchccceeeb b sign a
dddedeeddeddiddjdeedcddeddcddeeefe b sign an
cbccabccbccccdddcedbacdccdcccbdbcl b sign october
eddddddeccdcbdddbdcdjfgedabdccdddb b sign that
edeeccdeefefeeedeeeideeeeecedddddd b simpl assault
cZaldZZbZeabYbZZabZghZbaaYZYgcdcaZ b since $
fffffefdfgedcfffeddedffefeeeieffac b since april
dedcdcfcdhddeidbecedcddcccjdcgeecd b since august
edehecdjdhgddccccebddccccccddeddbe b since he
hadbedaacddbfdhdhebbbcdhhccahcdeab b since i
ccdcdceedaceiedhedecddececddbceejd b since march
defefefdeddedfddfdefeeejddfedefgde b since may
cacbcdcbaagbccacbdadabijabbbadedaa b since my
cddcedecejccbcbcedbececideedcddcbc b since september
aXaXZYZhYkeYXhWdZbaZYYYYVdcgfZbbYY b since the
bacbcibadfgcbcbcacbdahbbbgbbbbdcZc b since then
cbaacccihZadbcZdbcadabahcbaabbddaa b sister $
ededdeegecdddededhdfcdjbddddddefee b sister and
dcddcddhdccccdiddddeceedcddcdddedd b sister are
eeefeefcddieffefdeefdheeehfeceffee b sister com
bbacjcddZdccdcabbdbdfbcbcgciabdebc b sister in
ddefdefeeedefedfdeefedhddcdcieffde b sister is
dccichbcbgbdfacfcccbbdcdcbccbbcbbi b sit in
eecdfefdcicdbdfedecegcfbdbccdeffee b sit on
feeefffdeeiddhdfefcfeeeeededefffde b sit with
dcdddccgddedceejedddccddddkeddeddc b six $
ddciedcgdccejdcecdcddedccdceccdddc b six and
edbafeebbfbebcfdffecjdiaecbdbbfffb b six day
cagbbbeaaaiahcdcdeiaeadadbbciacecb b six hour
eeddfdeccbcfadddedeegcdbdibbhcefee b six in
egefgfgdeddedggfggfejeeefddeeegggg b six men
bahaadbZcjaaZaacchacbacabajbbccdaX b six month
eeeefffcedddefeeeeefechjeddeeefgef b six or
ecdddeddcdeceddheecedcdjcddddddcbc b six thousand
febbddedcfihabebdcbcfjeccccbcgdeeb b six week
bidcacbhcabbhdabccgdgcbabaacbacbab b six years
ccccdddbcdjbccciccbcicbccccdcbddcc b sleep $
edcdfefcchdcccdceecieccdccbccceeec b sleep in
ffffffffffeeeffeefefeidefefeffffff b slept $
ddcbeecbbbbbbcbcddbbacdbbcdmdcefcc b slept in
eeddeedddddddeedeejdddddedddeddedd b snow for
ccdddccecgdcdccdhdcddcchcccdhcdddd b so $
dacccddabcibjcccbbgdhgbfbYccaccecc b so that
eeeefeeefddedeeeddhdeefhdddddedeee b so to
dcdbdbdbdbbkccbaddbibccbbbcbcbcebc b social security
ddccedeecgedddehededgbcdccgddeeced b sol of
eeedededcdejieedfeeeccidddcddddede b sold the
fgfffffeeeefeffeffefeefffeieefffff b soldier at
ggfegggdfeeeeggfggefjdhegedefegggg b soldier came
fdddefddeeedddddeedekdceccdceeefee b soldier used
dddeeefedcedddeeeeejeeededdiddfgdd b some month
baicYabcZZaZbZfbabZbhgZababiZbccYa b son $
effdfefhdhdffeeeedcfdieeeddeieffdf b son and
eedheffddffefeedffeehfedeeeffeffee b son in
fffffffdfeddeieeffdfdhdeedfifeefff b son is
cdddeedhcccccdcededefdccieecdedfcd b son of
eeddfeeecdedeeefheeedddddcdhdgffed b soon as
YZbaebbaaZbcbZnaacacbaaZZabbbcedba b spanish $
cdddecdbdjcddddcdccdcdccchicbddedc b speak $
fffefffeedeehfefefffddegeeeeeiffee b speak of
deedfddcecddedjdddcedddddedeedefee b speak spanish
fedefefedededeefeeeffiddeddddefgfe b spok $
cbcchdbbcfbbjbccbbcbccdbccdbcchbbb b spr $
dcdddeeedifdddeefgddeefdeffedjefec b spr of
ccdcdcdbciecccccccjcbbcccbbcbcdedb b stair $
eddefdecdcdddeecdeddihhdddcdcdefdc b stair of
cdddddcddddgdddedddcccdddcddjheedd b stamp $
dddcddcccccdhdddcccchcdcicdccdcddb b stand $
deeefecdededdecddicdehiddfedddeebe b stand in
ccccddccclcbcdcdcdcccddbccccbbddba b start zoloft
bYYYaZabaaZbZZifhZajiZbZXYdYbaZcaY b stat $
dddfefeeefffhfeeeeffefedheeeefffee b stat army
hbbbccceccdcbcbjceccbcdcccbadceddc b stat of
ddhifegeeefedgddfeeeeffefefeedffff b stat on
ddeeegfdceedfdddddddeideegccgeeeef b stat security
ffedfffgdgdfededdfeeheeedcdjeefffe b stat she
dccdbdddcccededbddddgbcjcbgbgcdbdc b stat that
icdhfffddeededcdddedfeedjdecjdcece b stat the
efdffefcbfdfddeeefcfgdgidcfceeffee b station $
dedhedfdbeddgdcddeddddefjbidcddfed b station in
ddddfefdceddhdcdeddedddcdidicdeedd b station of
decdedecbdcccdeceedcgcbcdcjcbcdede b station they
fceedefeeffffefefffefffffffffiefef b statu as
bfcbaabdbbeccbdddcccceecdedccldcba b statu until
eeeeffeeeeeeeecfieefeeeeeeeeeefffe b stay here
ecdcedhceddcedddicdddddeddccdcffdc b stay in
ibcbeeebccdcccddheddcdecedeidcffed b stay with
cbcccdbbahcabcbccdabhabbbbcajcdcba b stick $
ddddeedhdiddcdcdeededdedddededfeee b still in
ffeffffeeefeffeeffeegddjehceeeffff b stood at
eeedededecddcedceededhddehfdededdd b stood before
eddefffccceeeefefededjdcejdddeehee b stood in
fcddeddeeefeeefeceededdjedcdedeedd b stood up
bZaebidbZiccchcbcdcbebbZcZbccbddba b stop $
edddeeecehdddieeeediddedddeddeeecc b stop by
dddheddddjcddjcecddddcdcdcceddffdb b stop going
eccbdbdecgeccbdcbfbbceebeddcecdedk b stop in
eeeffffdedieeeeededfeedceedeeefgee b stop the
ffehgfgedeffefffffffeefeffejffffgf b storeroom of
abcacbcefgbbadjhbcaciZbadkcZcbddab b street $
feededeceddcceebeejegdceecdceeefee b street for
eefefffdfkcddcecedeeeeefdeefddefee b stres disorder
eehefffjfffeddfeffeefffdeffefdffef b student and
edddaeedecdjcdddeeccdeedeeeeedddbc b student loan
fdheffffdffffdfffffefffffefffeffff b student visa
edgceefcedabihecdddcefdddcddedefdd b study for
eeffeieffffffeeeeefhgegdedeeeefeee b subject of
ggffgfgefeeffffefeffifeefedffefggg b suffer beat
dcccbdddcdeccdededccdccddccdicecci b summary of
YYaZZZZmiadZaZgYbZjafZccaYZaYaaaaY b sunday $
ddeddedbccidedddddceiceceidddddcdd b sunday and
eddeececcdbdddcedfjfccdjdccddeeeec b sunday i
ededdddheddcddddddcdcjdddcdddddede b sunday to
eedeedcdceeeeedieeedcdddddhedddddd b suprem court
fdeeedffdefefefdeffhhceefbdeededee b suspend sentenc
dddeededdecdddeiecedhededdcecddced b suspension $
efeefeedeedddefdfjeecddddddedeeeee b suspension by
fffeeeeffdeffdefcjffffffeeffdeffff b symptom are
bdbddccbciccccccddccbdebheibcbicbb b tabl $
decdeddcdicdddddedccfdeccccdccdfdc b tabl and
eeddfeedcjbeddddefeecefbeecdddefec b tablet $
ffffffgffffffffefffffffffehfffffff b tak a
eeefeedeeeeefediddeeeddhedcfdeeffd b tak an
eedcfeeddkceccdcefddcefceedddeefec b tak eleven
cbbbabbicjcbcbdbefbcccdbhbbcdbddbb b tak her
feeeeeecdejcccddddceddeeeedededddd b tak him
cbdcaccbcdcbcccbcdccjcjbbbicccdcab b tak his
edeeeeeddfgdeddebjcedbcecchdcdffcc b tak it
bdcdcdccccccccddbdbdbbcbciccjceebb b tak me
fedefefeddeddeeeiedfdidceddddeffed b tak my
eeddddeccgbcedjbaddccicdbbbdedffed b tak the
eddddeeddddddeedefdehjeddfededefee b taken $
efeefeeeddeedffeeeffkdjdecdddddeec b taken from
dccddcdccccccccjccddhccccdccbcddcd b taken in
eddefefcdddegddifedchdedddededefed b taken to
edcbeddbcibbcibbicbccdcdcbebbhffcc b talk about
ffeffefeffffffffefffdhieeeefeffffe b talk on
ddcbdcbbcbccccjdacchcbjbbbbabbeebb b talk to
cdddeedcddddicccedddddhedddcfddece b taught at
deeeeefdefeedddcdeeeedijdccdeeefde b taught girl
fcfddcfffffjeefeffgcffffffdffdffff b tax for
eccbacdcddddccdcedkadcddedddcdccaa b tax itin
dcdcdeddecddcddccdjddedcedddddffcc b tax return
dcebdeededcdacddefjccddceeddddggec b tax since
feeddcfefdefdefeffjcdffefddeedffff b tax with
cccceddbccbccbfcccidccbiccdcdcdedd b teach the
ccddeeeccidehgacddcdiddcddedcdedbb b teacher of
ccdccdbccgcbbdcdcdcdicccddccccdebb b teeth $
ddcefefbdhidcedecddehgdbddedddffed b tel me
cZZbZhabcZabcbdcacabhhabbhegdgcbaa b telephon $
ffffffgffefeeffefffeejeeefhfefgggf b telephon in
decefdffhfefefdddefeibedehdecgfffd b telephon that
dedefdfjddddcedeeedeccecdcddjdffdd b telephon with
efffgffdfdeehfeffdefedegfdededfgei b tell me
ddddfdcdddeedeefdeiececdddddibffcd b tell the
eddddddddededddeedcjedddedddecdccc b ten day
dcddedeheidcgbbbdgfchddcbccefdeeee b ten years
dcdhdddddeedgcdddgddeddiidddccddbc b term $
fffffedfeffeeefdffeeheiccdbffeffff b terrorist and
cbccaaabcbcbcbbcbdbbdfkjgZaacacbaZ b testify against
dddedeejeeeehefefddeeeeddedeeefeed b texa $
cbbbcdabbfbbdbbccbaccggdhfhaabeebb b th $
dcecdeejeccibdcdddcddededdedeeefdc b than i
edffeheeefeeeedddhfededfddcecdeded b than not
ccdicdbaccbcjbadibddcicbabcdccfedc b that $
cZaacabhYYaYbbaZZgbbagjhhXcZZiccbZ b that a
feffeeehedddeefdehdediicddcfcdfeed b that all
fedefeeddheedefdedeehdddddhcddeffe b that did
decdecdcccccbdccdebcccebdjlcbccedc b that evening
caZZbZcXZWdcdaYfXdZZjfchegWYdcbccY b that he
feeeeefdfeedeeeeehefeddeegddddfjed b that her
ffffffffffffffffffffeihfefeeefffff b that his
XVgUbXWdfZbWbXbeeeeXcgjaaZZZZfbZWe b that i
deddfeecdhddcdddcdeegdhbdgddcceeee b that if
fffffeffeffeefffffffehedfehfdcffff b that in
dddceecbdchccchdcbbedcfebcbccdffci b that is
ehdcdcccbccccecccicdibbbdcgadbddcb b that it
eedeffedcdddeeeehddfeedjededdeffdc b that know
eddcedhdeddddediddddcdddddddddefdd b that month
ecdcecdcdeebiecedgcedeeeedddbcddcc b that mr
dcacdebbZgbhjdbdacbebjZabYZbfaeebh b that my
dddheccdcdcccddcddccdddeddigbdcddc b that night
ebdddiddceeceeddcdddcbfjdbadibeedc b that no
fdfecdffdhdccediegdcecdceccdidfdfd b that of
fdeefdfedffededdeeeedeecddjdicffff b that on
feecedccecccdddeccefeghdccchghefde b that our
ffffffffffeheffeffffffffffeefffffe b that pay
eeeffefeedeefffeeeeefeeefedeidfefe b that say
aZaiZbYdahZagaYbfeYafZYbYffhYZaZYa b that she
dccdddddcjidcdddccbcddcdccddcddedc b that summer
YWXXXXYXWXYYbXYYehgZefadWjhXfWdYWX b that the
eddbdjdcccchddcbcccbcciccdbcghdedc b that there
abZcabbbYbbbabbaZabaZeibYidYgecdZa b that they
bdedfdcbccbdcebdddcdghbbgfacjcfffb b that this
eeehgffdehdddeeeeeefdeedehdddeffef b that tim
ffffgggdegiddggegfegdjecffdeddgggg b that two
dgdcdcdcecdcidebedchdcdcddicbfcddb b that was
dcbdeecdcccbcecdcccedcdgidcccidedb b that we
edfefefeeeddeeeedeeededheidedeffff b that what
feeeeeceedeeeeeedieeeeddedhedeefdd b that without
cbcbcbddkbcbbddidecdcdbcdccdbbddcd b that year
eeefddeedfeeeeeceefjfdchcdfdgdeeee b the accus
edddecfddcdccdddddddfddddidcgddede b the administration
ccfeddfcdddcidcddeddddecdcdddjefce b the age
ffeffefeeeddeffeeeeehdcdedheedfffe b the agent
deededdededddeddeededichecdeddeeee b the air
cchcabcagbcebcdhbcbabYbcbibbabeeca b the airport
feeeeidffffffefeeeedfeefeeefeeeede b the allegation
dedeeedcdddddeeeeeeeeckcbcdcddeeee b the american
feeeagefeffefefeedecfeffeejeddddec b the appeal
eeefeefeeffefefeffedfefefdeeeifeff b the application
edddddeceedceedddedegibddfddgdedcc b the archiv
dcccddcccccccdcccdbchccebidcccdecc b the area
fffffeffeiefdffeffffgdfddebfeefffe b the arm
bZbacgbfgaaafYagacbaZgefcXcheXccca b the army
eeedeefddedideedeedddcihedddcdefed b the assemb
dccccjceddddddddddedcddecbddhcdddc b the asylum
cccccddccghbcccdcdbchddcdddcdcdddc b the baby
cdcbecdbbhadcbdadfcbfhebcabbbccddd b the back
dddcbddedcddidddeddejefdedcddddecd b the bank
ddddcdfdhdddddddeedccddjdiddcdeeed b the baptism
dedcfddbcifccdcdcdceddecdcdcccgged b the bathroom
efeefdkecdedeedeedeedcdcecidcdfeec b the battalion
deddedddddddddcddeddjcdjccdbddfddc b the bazaar
dddcedebdjcdddccedcdcdccdcgdcdeede b the beat
cdbceeefahfccbddbccdgahdbbabadeeec b the bed
fefdfedddeeeeedeeedeidiccdccdefede b the bibl
efeefffedfheeeedeeicddeeeeedddefdd b the big
dcdccbdcdccbdddbccjcdbcdccbibcddbb b the block
eedcedebddcdceedddjdddccccchdddedd b the boat
cbbdeddgbddeicedeedceedccchbcbfddc b the book
bbhabhbbhabgbbbbbabbbdaZbfchcacdba b the border
eeeeeeeccddededcicddhdcdcdecddddcd b the boy
YaiaabbaZiZYabZgabZbaggagXZfZZbcaZ b the bridg
cbcddfcbcddecddedecehcbchcibceffcd b the brother
dcZbeccabZbZbaabbdZcZajigfcibbddbc b the bu
eefdeeeddedeeeeeefefjeddddedddffdf b the bush
eeeedefefeehheeefeddfefefffefeefed b the call
bbaabcbeZhbcacbcbcbdZgeYbZjbhaccba b the camp
cacdbacdbcebdccgccdcddccbcckbbcccc b the capital
eeeeeedcddjbddeddddbeecdfdgccccece b the car
ibccbccbabcicccbcdcbcbbbcbchbcdddc b the card
ZZZahkacZhabbababcakZacbbgaaZgaZaZ b the cas
eedcfeejbcdedccddddfcddccjccddggef b the cemetery
cddcdddbdcbcddcjddjeccdfdbjccddddd b the chair
ccbccddcccdcdddddecejcbcdchcddefcd b the chairman
bbcdbhbebedddccbdcdbjbicbbbdbdbbdc b the charg
eededefecbdddefeeedfjedhdcccdeffef b the checkpoint
dededeeddceedeedeeddgdccdgidddeeee b the chief
caZZcadgYgbbcaiafccageaYYhXYaabddb b the child
aZibbbcXZbkaZZiahbWbbZbfZabbabccaZ b the children
aaabbabZZbciaaebbbfbghacakaaaabcbc b the church
dcdcecdchehcdbcgcccehcibbbccbbcccc b the city
ecdeccdeceefcbddedejdceheeddedddcc b the clas
ababbccaZhebaagiZZaabbdZZabaaeaciZ b the clinic
eeeefefdeeeeeeeedeeeheedeheeeefgff b the colony
cceebcddcccceccccdcdecidbcicceddbb b the commissioner
dddeceeddedehggcddefeeeehdddddeece b the community
chdbcddccccclccddgabccgdcbceddbdad b the company
eedeeedeeeeeeeeeeeeeddggddieedeeee b the complaint
cddeeddcddddddcccccegcdedhghcdeddd b the computer
cabhbcbabhabbbgbbbabecbbaZggacbcbb b the country
dedccdcddcdedddicdcdcdchccdddgeedd b the coup
aeYbWjZcWZbabXYXZYaefddaXWgYdgaXXg b the court
ccdffeehdfcfcecfdffefcdcciedjgffdc b the cousin
ddeddcddbcddddccedcchbjecdbddddcdb b the crowd
ecbhddebbjddcjcbcebccccccibbbcefcd b the curtain
dcccccbccccccddcedcccididccdcccccb b the dam
ddddddeedcddeddcdddehddedecdicdefd b the dat
cbdecddbckdfdcdebcdfbccdhdddbcecbc b the daughter
aZZgcbbZWbfZZZaaYbabgecgaiZYfeddbZ b the day
deeefeffbeeeffddffdddhcidgdeddeeff b the dead
efefeefeeidedhedfedeeeeeeffeeeeede b the deaf
cbccbcbbcbbccdciddcdccbaccedhhdcbb b the death
dcbdcjdcbhcddccgcbehebbcbbabcbdcdc b the department
ccccdcebafbbccdbbccckbcdbadbgacdeb b the detention
cddeddddddddddddddcccddcddddddjccc b the devic
ddceedfdcceghddcdedcegihedcdcdefec b the director
cddeceeddddcdeededdcccccgcdcjdddec b the district
edddddeecghfdccdhceebbbddgacfdeeca b the doctor
edddededddecdeedeeddiiddcccceddeee b the dog
bbababaZZdZabbbagdZbhlgZacWZaacdaZ b the door
ccdcbdddcdcjcccfdeccccddcccbddcddc b the drug
deddeddbcajbcdddddcdhccccbdcccdedd b the ear
ffeeffffdbeeeefeefefjdedeedeeefffe b the edg
dfeededhdddedddededdgdddadjecededc b the elder
ccccccdbhcbbdddiddbdgaccdhbcbcdddd b the election
eeeeedfhegcegddceceeedfdeededdeecc b the emergency
dcddcdeccedcddcgcccedchcgcgcddeedc b the end
cdcccccbcccccddjddbbibccbgichccdcb b the entranc
efceecgdhcddheecefddidedfccddcfffe b the evening
fedefffdfffdefehfefeeeeecdededfjde b the event
didddcecddddggeeeedckdeejddddcefda b the examination
fffffffefhdfeffffeeffgfffeefefffff b the fac
edededecceedddcedeceibdjcccddeeedd b the faith
ccccddcjccbbicadcdbcdcdddceccccdcb b the fall
aXYZWZZdfdYgZYYagiYaceeXfYfeXYaZgY b the fami
edddddeidghdcidcddcccedcdddddedecd b the father
bcbcddbccceccddhdcccgcdcbdhbhccdcc b the feet
cddddddcdhccjdccdgcdccdddccddcccab b the field
ddcddeddcjddbdddedcchdccdcfdbdddec b the fifth
bacdabZdddcbebcccccbacidbbjbbgccab b the fil
aaaebYdYcZggbZifbbfadgcWgYYXgficbZ b the first
ddddddddddcheededddddchgedcddhfffd b the flag
efeefffddeedeeeeeedeideeedeeeeefee b the flat
ccbcedeabjabbcccccbceafccacbcddedc b the floor
eeedfefcdddegdddeecdddekededdcdfdf b the flu
jiddededdedddecdcdedhdgdccddjdddcd b the follow
dddddefdddcibddcddhcgdccdcdddedddd b the food
feeeffeeefeedeeeeeeeeeheheddefffee b the foreigner
dchahbbhZbcdbicbbcabdbacaaaaZjcbba b the form
eeeeeefeeeefgjdeeeeefefeffeefeeeee b the fourth
gfefgegeedeeefghgffffdeefddeeefffg b the front
ccajccbbgaacacadcdZcdabdajhcabddcZ b the funeral
cabdbdcckbcccccbcdbchcbbbbbbcbbcba b the ga
cecdfcedcccccddcdeeddgbdcajbbbefee b the gang
cdacccdahbccidcbdcbbehcbcafbabcedb b the gat
deddeeecddcddeddeeddjdcccdhdceefed b the gendarm
eeeeceddcedceedddedddkcecgcdcdefcd b the girl
bbabcgdbgZaaYbaicacaeZYZZZlYeZcddZ b the government
eeeedfedcdddddddeecficcdecccheeeef b the granary
ceddeddhdeddddidcccdieecebcdcddedd b the ground
dbbdbccbbbcddbddbdcekaibcaZbadedcb b the guard
edeefdeedeeddfeddedecchidddeddeefe b the guerrilla
cdddedcdcjccdddcddbdfbdddcdcdddedc b the hand
cdcdddcfccbcdcccdcccfjcccbchcecccc b the head
ffeffefeciegeefeeeefedefeededeffff b the health
edeedjeddcddddddeeecjdeeedfeddddfb b the hear
ffeeeeffdefefefgeeeeeeeedehhcdfffd b the help
dedcfdcdidedddccddcdcdcjbddbdcffcb b the hil
bccbddcbbdeccdccddcdjbacbjgcbbecdb b the hill
ddeedccddfhcbhcgcgdceedccecddcccbc b the hom
ejeeedeedefefeedeefejdfddddeddfffe b the homeland
aXXWaZcYedeebWZgXZfgeYaYWUZZhidcYZ b the hospital
hWYfWXYgdWigeYhWXZWZgdZVXeWdXYaZXW b the hous
ddcddeedddieeeeddecdicdcdccdidefdd b the husband
cbdcccbdcbeddddcccccacicbjcbbcddbb b the informant
defeedeeeeeeeeeedefdccceeejddeddee b the inspector
cddecddcdccdjdddddddddceddddedegdc b the insuranc
eeeedececdeedeeeeeeekccedchdedfedc b the intelligenc
cccddccccdedcdccdccddiccbdccicddcb b the interpreter
eeddedeiehdddcdcddcdcdccdddcideece b the interview
eeddedcdcedddededdedhcjdccgccdddcb b the investigator
abcdbfchaeddedbccccbaabbbbhcaagccb b the judg
efeeeffeedeeeeeefheeeeeeefeeehefef b the judgment
ddcccbcdbcccjdebddccbbbkdccdccecdb b the junta
cdccedeibhbcadccdcadcbehdabbacccbc b the kitchen
ccacdddbabbgheddceddffiZcbafbbeedd b the land
caagbbcZZfgfcZbZbaYbehbeaiaeZZdaZY b the last
cbcddddcdcddcdcdcdcdcggedhicddeecc b the law
babcaebcaibhacccbcbbabbabbgbbhdcZZ b the lawyer
eeeeeedeeeeddeddeeeeddhhdddedeeddd b the leaflet
ecbbdedcbhaagccaceccdcddbbccicccdc b the left
fffffffffeefffffffffhcheeeeeeffffg b the leg
edffddfeeeeeeffdeeefeeefdeeeejffee b the legal
ccccddddckeccddecedcbdcbccccbbeecc b the letter
ccabcdcaaeaiccgccgbbfacfcadhacddbb b the light
ccccdcdgafjbcccdacccgcgbbcbbgcdebb b the lin
ccccabcaahgbccbabcbcfiabhhZZbadbbZ b the list
edddfefedddddedeeeifidccedddddeeee b the littl
eeffcefffedieedefedeeedfeeedeeeffd b the loan
eeeedeefdeddeeefeeddeeeddeeieeeeec b the local
fefeeefeeddddeeddjedeeeefdeeeeefee b the los
ffeefffeeeedeeeeefdeieeeedeeeeffef b the machet
dbccbacbbdchdbbhccbaiadgggaadZddcc b the man
cdcccdcbbcbcccddceibbcbjcjbbabeecb b the manager
dbacbbbbZaagjbZbaabcdibabieebacdaa b the market
deefcieeeeeffeeffeedeeffeefeedddde b the master
cddfceddcidcdddececdicdddccchceeec b the midwif
ffeffeefeffffefeefefeeeefdieddfffd b the military
feedfdffieeedffefffefeedccaheeffff b the militia
dddddeddceedhddgdedeccihcdbcddeedd b the min
aZaaYaacaabadabfabZaibaafZihaahaZY b the ministry
dcdddedjddddddddddddcdeddddddddddd b the minor
dcajccbcgcchchbdccabffhbbaacbbeebb b the money
ZcYZcadYeehafZZZaaZXhXdYfeeXWXbcbZ b the morning
ddeeadeheecichdbcddedddedddcccdeee b the mortgag
edcddedddcdehdcddeeecdecdchiddefec b the mosqu
gabdbcejbcdbddbdcdcbacdccdbciccbcb b the mother
ddcdedecchbcbddcddcdgbccdcicccdedd b the motorcycl
eedeedfeddedeeeeedeeeddeedjddeeeee b the municipal
ccccdcbcccddddccddccbhjbbbedbceccc b the murder
hYZaYaYbgZaZbbZbbbZhhdghZYeZYYbaYY b the nam
dccdddcbcdcbjccedcbddcdcccedcchgab b the national
cdbdbddicciccdcicdcdecddccdbcddeec b the nearest
efeffffeeffeffedfeeeieeffedecdfggf b the neck
cecffeeedhicedddddcccccdecccedfedd b the needl
cddccdccdccccdcdddidiccddcddceddbc b the neighbor
cbbcbccdabbaibafacbcahafaigaabccbZ b the new
eecfdefcjddcddefdeeeccdedccchcffed b the newspaper
baZbaabahgcbbZbZZcbaZgbaafgaiYcbaY b the next
bbaYbbaXckchdZZbZbabhabacaYdfacdba b the night
dededeedcddecddeddedddcdicdiedfedc b the north
ddddigefdeedeeeeedddfdeefdeeddeded b the notic
ddddddeccceccdcddegbececchidcceecd b the number
fddddceeddeddddcdddcghfcdchddedbcb b the offic
eZibZiYbXabfbbbaacajcVYZZZfYiXcbZY b the officer
ddefeffededeeededffeehgdiddddeffee b the old
abbcdbacbYjbbgabZbfadZegcYefZacedZ b the one
cbbdcddgcghbccgbgbdbaaYbgZaZgbgcaa b the only
edcedecedeeecccecddeeciiddcdccddbc b the open
ddddcddcdccccdchecccdcdjaccdcccbbc b the opposition
dccecbeicddcddecfccbfcdhcgfdfbddea b the order
babbbbciZckacbbaabaagbcZhaZfZbbcaa b the other
bbbbbbZbZbcbacZabbacgbhfZgagZaddai b the others
eecdfdfcdddcdedecdicidgdcddccddfcd b the owner
edeecddddedcdcdcceieedcddddddieedc b the pandemic
ihZaYgcaXZcZaabacbaZZgaYZgeaijbYag b the paper
bbbbcbdjbdedhcbbddgcdeccadcaiaedba b the parish
deddbbddbbcdccdgddecafeebagfkZcdde b the party
cbccdccbeicahbacbcacacadabcchhddbb b the pastor
dcddacdechcdeddbbhcbiedddhcccbddab b the patient
deddfefddeeedeedffeeiedgdedddefffd b the peopl
edffedffeeedddefdgfeeeciccchdeedfe b the person
ihddbbdcdddcddcddddcbcbdcccccccdhb b the petitioner
ddddcdedbcddeeedddddccdddddiidedcd b the phon
eedefededddcddfeeeddhhfddccddddfdd b the pistol
ZZXVYWYaUfdZXXYcZZYddUeecghbVUaaZU b the polic
efdefffdeeeeefeeeededdededjeddffed b the policeman
deeddeecddceceeieeddecdddcdggefffe b the port
eddddcedcdcccdddddddggecbgicbcecdc b the post
dccdccbeddeefeeieddcibbdbbbcddeccb b the pres
efefedeedefeeefdfeedgekdeeceddfeee b the president
ddecebfacbcccbagddcchbdcbbhbccfefd b the prison
ddedddeddcdddddddddbdcddddjdcdibcb b the proces
ccddcddcdccccdcidicccddddccdccbccc b the project
eeeefdeedffefeeeffeeddjddddeddeefe b the prophet
edccedddddeeeddcddecebefcbjccdfedd b the prosecutor
dbecaaeedbbccbbjcccaecdcbcibbbbccb b the public
ceeedddccddeeeedeeedfgfbjbbddddddd b the radio
edeecidedeededdceeebdddecdbdicecdc b the record
ddcddccecceddddecdeedgdhcbddidfedc b the red
edeeegdeeeedeeddedccedjdcddeddcccb b the regim
eeddeeedeeededdhdiedeedecdddedeecd b the region
ededeffeefeidfdeeedeeeeefeedeefgee b the rent
eeeedidfdefeedegfeebcdidccedbcecec b the report
eeefccefecffdeeeeifcededfddehcdecc b the request
hceecjddeedddedcecdeeecccdcekdeeed b the respondent
dabbbcYaZfZacaagaeZaiacbYaaagbbcZZ b the right
fggfgegefcdeeefdfkeeefeefeeedfeegg b the risk
dcbcbccbiccbbeddddcdabggbcbbicdcbb b the river
cZZacbchdacbeabjababjfYZYZYYbbdddb b the road
cdcdddekabcecddddecdcccccfcggceedh b the roof
cccbdccbbhjcbdcbbcccddcbbccgbcdebc b the room
YYYdYWaeUecZfZWeYaZYeXWbcchkeedacX b the same
ccXadbdhXdbgfjYeabgZddZcZYYgaZbdbb b the school
hbccagcaehgcbcchddcbcfcacafaaadddd b the second
ddceddedbddededceedehbcjdcbcddeded b the section
dedefdeddeeeeeddddcdcgheddidcdeeed b the sergeant
bdccecccihbccdcdddcddcdcdcfdcbefdd b the shel
eeddfeeddddcddefededdcddedhdhdeeee b the shoot
cdcdccddidecjdeddebcbjcdedcdcceedc b the shop
ceceeedcdbhbdcdedcccebdbdcidcdeeec b the shot
edddedddddhddddedeidedcceddedddedc b the snow
eddeedeecfedddehehedfcddddgddeeded b the sol
efcdfeecdcdecdedeedeebjbechcddefff b the soldier
ddeeeefdchhedddddeededcdiddcdddfef b the son
cbcdhdedchecccddegdcddeceeeddidecc b the spr
bcbadbcaabbacccbddbbgbbkbadcbbedcb b the squar
dcccdddbcggbbdccbcachghccbcbbcddcb b the stair
hZbbbcccacacccbdbbdjihaaYafaacgdcc b the stat
abZbcZdZVabaabcZadcaiZYgaekcgZaccc b the station
deehffedcdffefdeefeechdddidjdefffe b the storeroom
eeedfffeefddeeeeecdfdeeieeefheffde b the stov
bcccdbdfbeacadZhcciccahbcjafbbddbc b the street
ddcccecbccddddcdddcdhcdjcdcddcedbc b the student
cdeecgedeeddeeedeeedfcgddccejdedfc b the summon
eedeedcdceeeeedieeedcdddddhedddddd b the suprem
cdbcedccchddccdeedccedecieidcceecc b the tabl
cdbbdbecgacdgccieeebdihabagbbbdded b the taliban
dbbbbdcbiaccbbcccdcchbcibiaabbedab b the teacher
eeefddeeddddeheddjdeeeeeeeeededddc b the team
bcbcckdbacbdddceceddfgcbdifbeiffcb b the telephon
bbbccdcccddidcccddccccihccdbdcddcc b the templ
cfceeddeccicdbdcdcdcgcedddcbcceeec b the thigh
aZabbacggcfZdfbbcbZbdbbbbbiiaabbba b the third
eefedeejeeeeedfdfcdeddedeeceedeidd b the tim
bbcbbcbbaccbbcbhbcccibbbjcaacbddbb b the town
deiddcdecegdcddedfcdccddcccddededc b the train
edeeeefddcddeefeeedehheddigddcffgc b the trial
dccdbddbaggiebbbccccebfdcaaabcddbb b the truck
eecdfeedddedeeefeeieidciddceccffee b the truth
ededddfhdcfdfcddhededfffdefeehdfed b the twin
dcdcdbeccggibdcfccccdbccccdbhbbccc b the two
dddeededdddddeededddddjcehddddeedd b the union
deihaaafZeabedbibfbfbacbhaabYZaaaZ b the unit
ccbbdccgbddcfbbdddcchbcgbccbcbddhc b the university
dddcdeeddddhdddcdeddicddccdcddeeee b the van
dcdeddddccccdcegecdejcccbcccbdccdb b the victim
aabcabdbbbcibcbbccbbdgbcjhcgfgbbcb b the video
ddcccdedbdddcddhedccfdcbccicdceedd b the villag
cajcicdhcceddjccdcbbbcbcbdddbbcccc b the visa
eecdeeeceaccdceddeeekYchdbcbbdfefd b the wall
dccbdccdidedgccccedcbddccibchccbdb b the war
ddddcdebcbcbbcdjdcbdhcbcdbcccccddc b the water
dccbccccbjccdccccccdfficcbbbcdddbb b the way
deiddcdhcbccadcdccccidcccccdbceedd b the wed
bdccccdcbhccccdcdccccicgcahbbbdccc b the week
dddddddeccddcdeceeedkccdddccddddde b the well
bbbcbbbaZaabbbibcchbaacdbgieabbbaa b the whol
jcdffffheeeededfdddffeecddhedeefcc b the wif
eededefdedeeeefefedefdededcdekeeed b the window
decdcdcdcdbdjcdeddhbdcedeeeccceddc b the winter
dcdfdcdeceedfdedeeedcbghbcieddecec b the witnes
feffeffefecffeefheffeffeheeeeeffff b the woman
cdceeeebbddddccdcdccgbcggbichdeddc b the women
deddeeeddcdddededejdhdcddddddededd b the wood
bccceccdaaededcdddadlgfgbbbfbaddcc b the word
ededddddddeccceceiccddcdedddddccid b the work
ffdefefefgdeeffdfdeeiefeeheedfeefd b the wrist
ddddddecchiccddcdgcddccccchbhceedd b the wrong
ffeffffheegeeffeeedfhgeefdcedeffff b the yard
dcdccddcaddccccgddcdhccccbcccjdded b the year
eeedfefdeddddedheedekededdeddddfff b the youth
fffffffeffffffffffffdhhfdeefffffff b their children
ddddeefcddhdddcecedecccccicdedefde b their father
cefededeeeedgeidefeedddeddedeeeede b their hous
dieeddefidfdffdiedeegdfecccdedfede b their nationality
aabbabaaZfabbcZhabbakZgZfYdYZaccab b them $
cedefeehdeeddeddeeddcddcjdddedeeee b them as
eeeeffedeeedjeceeecefehfddeddfefce b them from
eeeeeefedfffdffhefeeceddediddeeeee b them on
feeeffeehfeeeffffffedeeededhdcfffd b them that
eceedeedeedddedhdeefedidcdgdddefde b them the
cddedddcbicccdeceddjcdddcabbcieded b them they
ffdefeeecdifedfddfedcccdcbicfffffd b them to
cbcbdibcdicbcccdccbdbccdcaddcccdid b then $
ceeeedfdhcdeceedddddiicdccebcdccbd b then a
cbbcecbjbjbbbbadccbdeeabbhfbbceeab b then i
efeefffefdhdeeffeeefeeeefdiedeffff b then she
XVXjWdWXXbVXWdlmdXTXWdZacdZjcUYYbT b there $
daacbccbaieccaabacbciccaagaabbecdd b there and
cbbbbiZfafjbddaeZabaeabZYaZgfaedah b there are
edeceddddccfeccedcededeieddjddefdd b there but
dddcdbddbccbbccicdcdjccccbccibddcc b there has
dcdccdedecedcdiiddceddcdedjcecefcd b there he
XXZYbhZdYYdZWWeicefXZVcdYggacfZabe b there is
cicdeddidcedcdbdcdcdjeecbccdddefcc b there now
feggfdfejcecdeefefcecdececcgdcfged b there to
aaaZZZYZdZcgabaibabeZbeZZamZZYaaaZ b there was
dbdccccadccdidcbedccgjcbhcbcdcdccb b there were
fffeffffeeeefedfheeffdefeheceeeffe b there without
dhcdbbcibgedcdbccgcddcdcfhaabccbbb b they are
eeccedfbaccddddgdeeccbdccZkaehefee b they arrest
eccdcddbchebddddcebdfchdchcaabeecc b they ask
deddedeacbbccddbdebdgbgbcdbbecdede b they beat
ffefgfgecdeeeffeffefhcheececedfggf b they brok
eeddeefbbbccceddedbejfbcdbbccdeeee b they burn
bZacaccaZccddcbcbeccaZihYahhcaecbc b they cal
eedeeedddddddeededdejdcddcddedfffe b they call
ddbcacedZbbcddcbddccibgdcecaagefcd b they came
feeeefdebceefededddfddjdddcdcdfecd b they could
fffffffdedddcffcffefjchdebeceeffff b they cut
cbcabcaaabbbfbcccabbfZjaZghZaZdeab b they did
cdbddcecaicbbcdcddccbcfbbbbhbcdedd b they found
bbacbbbdabaZhbccbbeakeacaaeaZZbcbb b they gave
aZZZabZZYgbZZbbbbbaaihYZZfZeZhdcaZ b they had
cabcbccicZcaZbaeccbaZdaZgggiYabbYb b they have
fgfffffeffffffffffffhchffeedfefgff b they hit
dddedeedecddeeeedededddcejcdddffed b they keep
eeddefddceeedededeeecededjdeddffde b they kil
decdfefdaaedhecceeeegicdbabaedfffe b they left
cdadbdehhcdfcddcdccbcibhcafcfceecb b they let
ddcddcejdededddeeedcdddcdbcddceecc b they met
fgffgfgeedeeeffffgeghcgdeeeeefgggf b they push
feeedeedafeadcecedeeggfddehbdefeed b they put
deefeffeicfeeeejfeeeheddedddedfeee b they read
cbZbabZbZcaZZaaaacaacgkZabhfZabbaa b they said
cdddddcccbdcdeddccdecicjjecgcceedc b they say
eedeeeeddcdceeefddeedfdddighddffed b they send
dfdeeefddeddeeeefeededddddhddhffee b they sent
efeffdefcdeeeefffefejeddfccdddedee b they shot
efefeeeddddedeeeefdeddiddddddefeef b they shout
fgffgfgeffeffffffffgiffffddefefgff b they slap
eedeeeeddcddeeeeddeejcfedcdcedffed b they tied
cbbbbcbaYcgZdccbabbbfehaZghbaZddbb b they told
ZZZZZaaZZhaYabaYacaafYiYeYcegcbaaa b they took
cccdeeebbeddeeddeedekccdccccddddee b they tor
dddddddeddefedddddddghidcbdcccdddc b they want
dcddddcbbbccbdcbccdcebgehgdhabcdbc b they were
cdcdcccjbhcbecddcdccccbcbifccccecc b they will
abZaccaZaZZYababaaZafebYYjfZafcdaZ b they would
ddbceicbccdbcdcdddcdiibbcbgcccdccc b they wrot
efeefeeeehcfeefcfeeegeffedeeeeffff b thigh $
ededffdddchdeecfcideeeddddddcdeecc b think that
eeddeefdjhgdddddeddedddedcdcddefee b third day
eceedddidddcjdaceebdeffdcfedfdddcc b third grad
fefedffefhdhjeedeceedeeefeeeeeeeee b third of
bbbbccdcbccbacddddcdhddccdjibbdddb b third tim
dhdcddcdcdeefiedeecgcgddedcddcdcdc b thirty day
fecdfefddgcifceceeddedfdfdddddffed b thirty hour
hcdcfeeecdedhcefdfdeeeeedcddedffdd b thirty-four years
ccccdcdcbbdbbbccdcadbabbccbdicddai b this $
eeeeeeeeeddeeedfdjeeedddeddeeeeede b this child
bheccccceedcdehdcddddihdccddddddcd b this country
bcddeccacabbddabddbefdiZfafbjbefea b this is
dZdacbdZbafiblbZcaacahdcchcefZccaa b this year
cbddbccbbabchcbbcdccZhefhifaaadcaa b those who
fdfeeeeeejeefdeecdeeeddeeeddddeddd b thought of
edeefedddfffffefdeffddhecdddehffdd b thought that
ZZgYaabXZgXZgaaYagaaihbbaXbYbYbbaY b thr day
dedefefeejceddedehedddedeeddfddedc b thr hour
deefffgedeedefeefgdgiedeededeeggff b thr men
ebbZcdccbbcacccdbedbiccccbhkbcfeda b thr month
dddcdceccfcccddbcccdkcddebbdhcbdeb b thr night
dccbcdccdddccccdcdcdccicccccicddbb b thr of
dedeeffjeddcdfeeeeeffeddedddeefgef b thr son
eeeeeeededddeeedddcdceddeddddhjdcc b thr thousand
jccbcccbbdebadcbchbceZbbbajabadbac b thr tim
fffefffefgdeeeddfhefdddeefdedefffe b thr to
dceaddcbbgbhfbdabdhgdbcfccbicbeebZ b thr week
bafibcagchZbbbaabeZahZaabZgbbabdhZ b thr years
ccbbdhcabhcbccbccddccccbcbbaiceecb b through a
eicddddedddedddddddeeeedcddcccccic b through her
cjcdccbecccbbeddcecdibcdcccbdddccd b through his
cbjccccbcbcccabccbbaabbbbcgiabccgb b through the
eccbfecbjddcddbedececdfhccddccffdd b thursday $
eedeffgdccdcdeeeeedfichceccdddggfe b tied me
eedeeedddceeeeeeddeejdceddddeeffed b tied my
edbbbieaahccecdadbibdZabhZYbbagcda b tim $
ddccdceacfiabbcacfbddbdddbcdbccddd b tim a
cccbfcbiccjdddcededdfeebbeccbbddcc b tim and
ccbgdcebbbdbfccddedeghfdicbicbedec b tim i
bbbgabcabaabacjfbciggccbZdfhaZccaZ b tim in
eedhfffdeddddefeeeeediddehededffef b tim it
abcbbbdcciddibcbdcbcfdfddhddbdccbb b tim since
feeefffeeeddcedidgdedcgfdddddhffee b tim that
ddcddedccdcdcddcdeddcidcccicdceece b tim the
deeedeeifdddddfdfccegjeedeceedeeed b tim with
eeedeefcdedjdeedeeedgdjdddeeddefed b tir $
ddddeebbddddedcdcddcbddeccjehdeecb b to $
YWcXYbaWTcdiVWhZegifeWahXaWcifddZX b to a
cdcfcbddccccjcdbdedcmedcdcdcccdeda b to about
edcbcccddbkdbadccdbccdchcddeccdeca b to all
ffffffffehceffffffefgeeefeefffffff b to an
ccddddcbdccdcdchjdceccccbbdhcdffcc b to another
dccbccidddddddcccdcddddgbcibdbdedc b to any
eddeeefdcfdddededeeecddeddeedjffdd b to anyone
bZeaXkabaacabaaZaaaYejdbbfZZfZbaaY b to appear
ddddcccdcddceddedccdfefedchddcdedi b to ask
ZXYYZdXfXbdZddUfdhZYdfiWgXhVbeaaWX b to be
ddcccdcbcdcadddcccbcfideccgcbccedi b to br
eejbfcdefdeedeeeeeededfcfeeeedffed b to brazil
dcdeeddcicdcdedededdcicceddddcfgde b to bury
ecdhddedhedhfdfddfbeicdcebdcddffed b to buy
ffffffgefeieeeefegffeeeefffefefgff b to car
eddceddccecddefeeeeckcdcdccddcefdc b to carry
abbbacbdbacbcbbbbcbcicccbiicbbcdbb b to chang
cccbcbcbbcbjcdcccdbcebcebfcgccdedc b to check
fedgeffddcedehfeeededidedddeeeffef b to clas
fdhffffeeeeffeffffffeffffdfehfffff b to columbu
feeeffeceideeeeededffcccdchecdefed b to com
cddececdbkdcccddceddiccddccbdcefdc b to cut
fefeffefehgefeeegdffeddddcdedffffe b to die
eedceedcdajcbbeebdeediccdbcbcbffeb b to do
dccdcdedecdcddeeddcdcdddddjdchefcd b to drop
dddbddbcdcdcjeehddddbkccccdccbeedd b to eat
ffeeffffffffffffffffgefefegeeeffff b to el
edecedebccbdcbbcddlcccefdddcedcdcc b to eleven
dcdhddedcddcgcecdddchceejcbdhcddcc b to february
ddddcdcdddcddddddfdcdccdddjcbhdecb b to fil
fdeedefeehdedeededeeideeececdeeede b to four
ZYYaZbXdXecYgeYajbYbYZZgZehZYXddZY b to go
eddcehcdddedeeddedcdhdcgccdcdciedd b to have
caaZgbZeYecbcZacZaaghcafgaZigadaZY b to her
ddcdbdddaddbbdddcccchcccdcjdccddcc b to him
eddddefddffiedfdefededefehhdeeffef b to his
eedifeeddideibddccedfdeeeddddcffed b to iran
cbcbbfbdcbbbbdcbccccibbbkacccddccb b to join
dcdedeeidddeddcfddcdfifecffiddffcd b to karla
eeeeeeefddeeeeededdejdddeddddeeeee b to la
ihZabbabZecbebcdZcbcigabhZbcYaeeah b to leav
fffffffefeigfefedeefffeefeeeeffgfe b to lift
eeddeeefcdceeedegfeeedeedbciedefee b to liv
ccbccbbiabgcbbcebcbbfbhcchbbcbceca b to make
edcdfefdedhddefdefdededdeedeeifgee b to march
cbYaccaedhhZfeacYZYccgYaZebhfadeeZ b to me
dddcdcccgccdccbdddjdiccgbbdcecdecb b to meet
bcjhbbbhcebbcbbfebcdcadcbbccccbcab b to mexico
bXaXdabfVbdgZdZZXcYZbgbWZgajgYeeaX b to my
abcebdcdbbdcedbcbdcdajbcchdbadeebb b to nam
ccccbidbcbdbjdeceeddcdedebeddcdedb b to november
eeddeeeedcdehcdehdeefdffeddbfddfdd b to open
dbbccbcbacbbcccbccbbhiZdbggZccdecb b to our
ddddddgidddddiddcecdchbidfccdceedd b to pay
ddcceebdccdddcddeecbbccfbbkdcbefdb b to polic
ddddededdddcddcddeiehddhdddddddedd b to pray
eeeefdfecdefhhddeefegcgeddcccdeffd b to read
ddeddccccdeceddbddddkbcddiadccdddb b to report
ccdcccbbcdcbcccchhbcbdcccjdccccdbb b to return
ffeefefheedejeehedeeeefeeeeedeeffe b to san
ffffgfgefeeffffeffeggfeeffeheefggg b to santa
dcddeedbdhfdcdbdadccdchhcddcaeefdh b to say
dddcecdccgdccjbdcebecdhcddcccbefdd b to school
ccaaedeihhbcabbdbecebbbahaabbbffcc b to see
dccdcdcdcdddeeddicdedccdcdibdceeab b to settl
eccdddddcccccdfehdccigebdbgbbceeeb b to sign
edededddedeedeedegdejeddddedeeeeee b to six
eeddfddddeheeeefdgddhdeddedddedeed b to stand
ebcgcchiccdddgcdgccdddecddccccffdd b to stay
eehefefdeefdejeeefedeeeeeefeedfged b to study
cbbaaaahchabbadcdbbchbcfcagadbddba b to tak
bcdcedbcdddcgdiccdcbcdbicddcdcdebd b to teach
ccddedbccedededeceiebdbccbcdggeebh b to tell
TWcZOWPadcbZWTYcObbNgZgdcckWYZZSMO b to the
dddedeedceeeddjddecdedceddecdddddd b to their
eecdeedfadhgddeccedddfccfagbeeeeed b to them
ecdeddeidfdidcehecdfddfeebddbeffdc b to two
ddjfceeecdddddededdecdcddddddeeeed b to us
cbacadcagcbbcbbdfcbcZZbccgfbggdech b to wait
fefefcefeddeeddgbgedeeeedehgdeffed b to which
ecdcddccdbbbcdddcchedidchdeddeddcc b to whoever
ddedecdcdedddeccddbdcdccicibdgefde b to whom
cbcgbbbcbaabdcajbbajgbaabaZabbadZa b to work
cccbdcccbhcfebbcabbdfabbcchaibddbg b to writ
cccddfeicecbicdddfceedecceddeeeecc b together $
dccddddjdccbcdcddccdcdccdccddddeid b together for
ecdccdccdcjddhccdecdcddddddccdedcc b toilet $
eeeedffdeghdefefeeefeddeeheeddfged b told a
eicdeceeccdededcdedcjddgjccdcdffed b told at
effefddcfedffdeedeeekdeeecceddffed b told he
dccddcdgddedcddceeddfigedccccceedc b told her
cbbaZjabZbacccbaacbbajdcZhfahgccaa b told him
eeeefefeeeeeefeedeeehigdcddcddfffd b told his
XZYYXYXVUaacaXYccYWYfhiYWeiWieaaWV b told me
aZbbaccbhaaZaababccbYagZbkbaaicdaa b told my
dcdbeebcajcdeededcbdcbbcdifdbbecca b told nobody
eefffcfffeffeffffffeheeeedceicfffd b told that
ebfccccdbcdhccdacdcjbghbaagaabddcb b told the
dabbbaZahcaabcccbbbbfYZbahiiYhdbaZ b told them
dbbccdccbddcedcdbcccecccbblbbbeeaa b told to
cababcZZZbgabbbaacbcdfeZZYhYZiccba b told us
dcedccdcebgjddddbdbdcicddgdcbdddcc b too $
cccdedcddcddcccdkccdccccbcddcdefcc b too old
dedeeeefdddeeeddeeeeeededejcddeffd b took a
efeefeffciceffedefeefdeefeedeeefff b took all
ccckccbbccccccdcddbcbcbbbchbbcddcb b took brib
edddeeededdddideddddhddcfddddddddd b took her
fffffffeddfefffeffffgehffefeffffff b took him
dddccdddcbcbcddceebdgbbbbccjbdeddd b took his
cbcbcbcbabbbbddcccdchbjababbiaecdb b took it
ccbcdddaeiabaacZcdacjaeZaabfZXeeda b took me
cabaccbZejhZbhZabbZcdaaZaZeeaZcdaa b took my
ahYabYbbbaZcaaZfbcZadgecagdhYfhbbZ b took the
ddddeeeccidcddeddedefccdccdccdeefc b took two
dcccdeedbabdcddddeeeicbchcbhcdefde b took us
dcddecfcdccbcceceidcddecedcdjcdedj b total of
efeegfeedidddfefefefdhdeeddieeggee b touch my
aabaababaabbbbbhabbbjbaaaahgaaddaZ b town $
ededddeiedgdcedddeedjeeddcddddefed b train in
deedeeedeejddeddeededeededeeedefee b train on
ejeeedeedefefeedeefejdfddddeddfffe b traitor to
cccdcedccciccbceccieccdbdcddcbeebc b translat for
abbcabbcbbbccbbjcccbdcjbabbcbbcccb b travel to
edddffdcdccddeeeeedejeeefeeddefffd b tre for
ddeeddedcedejedcdeeedcdicdcdddedee b treasurer of
eefdgegdfkddcffcgccccffdedefbdfgbe b treat mr
eeeefdfeeeefeffdfeeegdeddgeeeheeff b trial $
ccabbcbaaggjeacjcdbaacbacbafbcccab b truck $
ffdegfgcicddddeeffdehedddddhedefgf b truck of
feeffffdfehfffffffffeehffefeefffgf b truck they
eceddeecedcdidcfbcidededccccccdebd b trust him
fcedeeddededeeeheecedecdcdicdeffdf b trust in
jZaabZaZaihgZZbbZdbaeccYbcaZbZddaa b try to
bccdbdcdcdcdedcdcecccckhccdcccedcc b turkey $
eddjddedddceedeeceddddedeceddceeed b turn eighteen
dccdfdfbcddcficefeddkeeeedeeedefec b twelfth grad
efedgegdcjdddefdgfddefddeddfdcfggf b twelv day
cbccjedhdcbbccccdcbcgddfcccdccccac b twelv years
eecddedddccckdcdddddccdceccdddefcb b twenty hour
babbahahZahjbaaabcbbbbcbaZhbagbbaZ b twic $
ccbabcchadhZaecicccbabcbdbbbabbcda b twic a
dccddddgehgbcccdhccdcdeeccedccdecb b twin $
bbbccddibcbiidcccdccbccbcbccbddecb b two $
deeeceeideceeddedidedccddcdehddddd b two and
edddedfcdcehhddceedcckddfcdfcddeed b two boy
cbccddfkdccabcbbbecdbedcbcdkdcddbc b two children
iZfedadfWdfZXYdYZchZkYfabYXXcZddcZ b two day
cbcccdebcejccccdciccdabbcbfcgcddcb b two hour
ecchdeeccdciddegdfccbcdcebccdceeed b two hundr
ccbbebdZZabcdacZbcacihcabjbZYccbcb b two men
egcgeefeddecdefceedehddedbghfgffff b two month
ecdceecdcccccdeceecdkedeeddcdcdeec b two night
dbdddcdccfbibcdfdccccgabbhehgadcab b two of
eeeefeecfedeefedfffejdedecceeeeefd b two other
eeeffffhedddefefffffghdeeedcdfffff b two son
eeedeffdedegceedffeeciededeheefffe b two thousand
edddfedddkddddeceedecdcddcdcdceffd b two toe
dbhieebabiacbbddbdcdcdcdbefbbbffba b two week
cibkZacbbdccffcdbccbbdcccaZbbbddca b two years
dededddedeceddecekedbcddcdddceccdc b typical of
dccecdfccccfjdddffeefdccjdddcdffdd b u s
dbddbccdbekcbedcbfcdbdeehdccbddeba b unabl to
efffffffeefeeffeffefehdeedhedeffff b under a
fffffffgfeeeeefeffefgeeeeeeefefffg b under an
eeeeedddedhdddedddedchcheccdcddecd b under his
bcddcddcchdcbdbdddccbedkcddeaccdbc b under my
aZbdacbgbaabbbcfcbbdiiiaZgaYZbdbbb b under the
deihaaafZeabedbibfbfbacbhaabYZaaaZ b unit stat
ccbceddhccdcccccdccdfcdhdcccdcdeid b university $
ckcdddecccdcgcdedecdceecdcdddceecc b until april
aeclbbebZbdbcbbdbeddbdeccbcbdheebb b until december
eaijcceeccfeddfeeeecdffeeeddegfecd b until february
edfdfefeddcdedefdeeehddfeheeeefgee b until he
dcdccecdccdckcdccedcbcdcdcdhdcdece b until his
dbgcccdcabdgccdddcbcdgddebdbbjeecc b until i
dbcdddddjdddcedddeddcceddccdcheecc b until it
fbcbefeiideeggffcfeeddfeedegccffee b until july
dfdddceceeeedjeeeeeedeededefeieedc b until june
ddeeededeedefeeeeeedcjedededdcdece b until march
edddffedcedciceeeedegefffcdcdcffde b until my
dbdddefciideecdfeeeeefffdffhebffed b until october
ccdcddddgicddccecdedgcdddcehcdefcc b until she
cbaabccahbbhbibcbccbghddcaagaZdeaa b until the
cdcceddcbcdbbdddedcdidccdichcbffde b until they
dcgbdcdbcbkbjccgdecccdddcdddccdddd b up $
eddeffeedccdefeceedejdehedddceffee b up and
dbbbdccccbhdcbibadcbbbbiccffcdeebb b up in
ecccebdbbfgbZccbcdidgZchdZfbhcedcb b up the
eddcecdceibhcddiebbdbgdcccbgddeeee b up to
baYaaabaabYYZbabbcZajZZigbggihbcbb b us $
efeffffieehefffeffeeheeeffdedeffff b us a
bbaccedhbcchcdcddeddbbdgbbgcbceedd b us and
dccceffcbcccdbddeedbidedekdcjccfdd b us as
ddddeeedddcdedddedddhddddedhddeede b us away
djcdcdbgdedgeccccecddedebdcdedeecc b us citizen
eeiefefdccdddeedeedecdhbddccdeffee b us for
dcjddeecdcccdddddecdbbcbccdicdefde b us in
ecccddcabehccecccdddbgbbbZgbbjdddc b us that
fedddeeeeeejfeefddcddcedfdcddddecc b us the
dcbddcbcabcihcdcbcdcibbdcbgbcbdecb b us to
eeeefeeeeeeeeeeefeeeeeideeecdeeeee b us with
edjgeeeeefedfeeeffecccdeeeiecdeded b used it
cbcddddfebgdicccbbccbcicbccdcccedb b used to
dceddddccdddcccddekecceidedededdcc b usher $
ffeffefefeeeeffefeefedhieedeeefffe b vacuna $
ccbbddcbcccbcbcbcchcicdcaccbcdcddc b van $
dcddcccdcddebcbcddcdccdjbccchcdccc b vent venezuela
ccdccjdcddddddddddcddeedcdcdddcdcc b venu was
ededededceeeceecefedkdbbcbbdedfdee b vic president
dddedcddccddcddcdeddiccddgcddidddc b video $
eeeefefdedgijeeeefdecgeefdeccdeefe b video on
ddededecdddddeddeeddgcdckaehbcdddc b video was
fffeeffeeffffffeffeedfdeeeifffffee b villag head
fcheffffdffffefffffffffffeffffffff b visa $
feghfegefefefffeffeeeffffefefefgfe b visa for
cbhidceidcefdcefdddgdddcdccdcceeed b visa in
ededddgeeeeeeeeefgedeefdfeeeejfgff b visa on
edideffddeedfjefefeddeeeeefdeefged b visa to
ecdcdfdddjddedegededdffdccdebeeebc b visit $
dcdcddgdeeeeedeffgedeefdgdeeejfggf b visitor visa
ccccccdcdccckdccedccccccbbcdcccdbb b voic of
eeefeefedeedeeeeefeedhjdeddedefffe b vot $
dceccceceedccdjddejeedefcededcdecc b vot for
dedddeedcddcdeeedddecccddjcddeefdh b wait $
deddddeccdeefdeddeddljfddcfcddffec b wait at
dbgajacbadcaccbcagaccbabcjbbhaccbg b wait for
ddcddeecicdbcdeeddedbcddecddcjefdc b wait until
ddddddecdbkddddddecdddeceededddddd b wak her
deddfedcchhdcddedededdededeeceffec b wak up
ddbdedcfbeeeddeecfedhhdcedhdceefeb b walk to
dbhcdddcjcccdedddddeccdcdccccdeecc b walk until
ddbdecccdkdccccddebccdecdeeeedeedc b walk with
eedeededacedeeedeededicicbcbcefdee b wall $
feefffffedfffeffffefideefeefefffff b wall in
bfaZbZXhYhgYZhXadYYaebgXXbdefZbbYd b want to
dcddccdecdeddeededdddddddciiddeddc b warn $
eeeeeffeeefeffffffeeeeeeeiiecdfffd b was $
ZVaXYZiggXYbhXagZaYfbXefhXcZVYaZeW b was a
ddddddcedjiefdedddededefdddedceedd b was admit
bbcbbbbccddddjdcccdcccdcbcjbciddbc b was advis
ddcgeeeccgecddddceddcdcddfhghdeffd b was afraid
ccdcbcbbbdcbcdcbcdccchbhcbbcbbddbj b was allow
cccccdfcbcccidddeecdibccjbcdbdffcb b was an
ddddjddedddddddddeedddddddddddddcd b was approv
caYYdYccZbcdbadXdedfhYafZijZcXdedb b was arrest
begddidccecdddccegddcdccdcdbeidedc b was ask
ccdddcccdeddjdddeedcjddcdddddcefcb b was assign
ddceeccdchddcbceddbdfhebbgcgbdeecb b was at
ddccdccdcccccddgcedcccdddcidbdcdcc b was availabl
babbcccaacdebcgceebdZdclbbcbgbeeZc b was baptiz
cbbabccdacbbaddbddacjbbadaaiacdcdc b was beaten
ddbceeddceecceddeedcidicddcdcddeed b was because
jeWXcbaaUeZbeWgZZbbbWZaffWZWaWbeZc b was born
edddeeedededeeceeedejdcdeddccdfedd b was burn
jcbccdcbaabcbccbdecblbbbgacbcbddcc b was cal
diccciecceedgcdddedcddfedcdediddec b was cancel
ccbicdcebjcccdcebdbdbcbaccccbcdccc b was carry
ccdccjdcddddddddddcddeedcdcdddcdcc b was chang
dcccbbaeccdccddjeecbbcccbclccccdbb b was charg
ddededfddcddededdedhhdeddccdcceeec b was clos
deceeeedhcddddedffedecddeiededffee b was com
eeeedeeeeefeeefhffegddeedejdeeeeee b was convict
icdbecfcfdceecegbeedfdefccebedfffd b was detain
dcdccicccdedjdddeeecgddcccecccedcb b was dismis
ecdeeecccdeeeeeeefejieddcecdccffdc b was eighteen
deddfeeedeeeddeeffedjeddddddddefde b was expel
dbccdcbjhedddcdededcbdeccdbdcbdeba b was fifteen
eeeffgffeffffffffffefffffeefegffff b was fil
dcbcddddeddcddeceedggddddicdecdedd b was fin
cddccddedceeieecfeedlceccbbdbbeecc b was fir
eeeddefeededeedcdeeefddedddiddeeef b was follow
edeeefeddddedfedeeeechkececcdfffee b was for
cdbbcgbbbbbceccbddbajbfcbZgabbccdc b was found
ZgZbYaaiaabbabbbabaakbaZbabaZaccZZ b was given
dcbhdcdccdjccdecddjdccedebdcbbefdd b was gone
ddaZdcechZacZbdaeddakaiadZaafadeeb b was held
bbcaccbdZgcbccbccdbckecbcbadabddcb b was hit
WcSdVXUjgjaVTeWWWZeTaTcbcdYVdhZYVT b was in
eeeefffeedffcefcfffejehdececdeffff b was kept
dcddedddcdedcedcefcekdddcddecdeeed b was kidnap
aabaZaaagZaZabaaccZbkYjfZWYbZabaaZ b was kil
efeefeeefeeeefedfeeeeedeedjedeefee b was kind
dddcededcddcdedddfceghccdjddcddcdc b was late
deddeedddddddedeeeedjeeceddeddefdd b was let
ddddeddcccdedddddddekcdcddccbddedd b was made
bZbadccbehcabbacbcZbZcibccbbbabdka b was my
babcacffbcdcecbcbdcibccagbiaaadcaa b was never
edeifdededdddddeefdegdddeddeddeede b was nineteen
deddddedcddicddceddccchcdcjdccdede b was no
dddddddcccddddddddddcdedcckdddefdd b was nobody
ZXZYaZXbYiaZcZYfbfYhfabeZacZZebbYi b was not
ZaZabbchZfbbcbbdcdcabgegjeZgYfbbca b was on
eeeeeefeeefeeefeffehhefffeeeeeefff b was one
dddddceecceeddedeeedgceddhidccedee b was open
ddcdddeccddddddcdedcgicejaccccdddc b was out
bccbhcbdbdegiceceedbgddcddcccbedja b was paid
bbabccbgbicabbbcbcbbgbcgbbbbZbdeab b was put
feedcdffdffedfedfffejeeeebcbeefefe b was search
dddbcccddcckeedcdebcfbccebccckdedc b was sent
dadcacbcdccddddcdecchcddcibbcbeebb b was sentenc
ccccbhdcccccdcdccdcdhcdcdbhccccccc b was set
ffeffffddedeefffffefifedfeededffff b was seven
ddccddcccdddeddddfcdfdfcdedddiddcd b was seventeen
cbaaacbbZZZZacbacdabkZZYbfaZabccbb b was shot
dcbiddcgcccdjdcecdcdecdbchcdabddcc b was six
edddeeecehdddieeeediddedddeddeeecc b was stop
babaabbeabacebbaddbblbbbbgcabgccab b was taken
feefedcedefffededeeedcjddddedcfeee b was that
ZWYXZYZfZebeiYXgaZddYdWbXXgVgbefXX b was the
cbbadgbibhabacbdbecaiccbcabcZZeech b was there
bciddeeccdcebeddeddegcebecdhccefce b was thr
bgabbaabadbbcbbbacbajaachZgagZedaZ b was told
ddeddefediedceedeeecdhededdedddedd b was under
dedcedecbhjccddddedcdddddcddcieedc b was well
cdedeccddcdcddedeeddedeiddidbdeddc b was written
bccceccdbcccccddddcccedbccdckjefcc b was wrong
efeefedbdcheeececdcfceeeedhcdeffdc b wash her
edeededdedcddddedeediddddcddhdefdd b watch $
edbcdddidcceeddcedbcihcdcdbbccdddb b water $
fffffffffgdeffefeeefgeeffefiefffff b water on
feeeefedddedeffdeeddjddeedddeeeeee b water over
ddeddddccigedcdecdceddddecdddeffcc b way $
fedeeedeceedeceddedefhhdbccddeeedd b way to
aWYYZYYbYYgYYacZeZZYYYYkladXdZZZVg b we are
dakcbddcbdededddeeeccdedddcaccfebb b we came
edgheeddjddddddedeeeededdffddeeefe b we cros
dcebeeecjbccbddfdffecdfdeedidefffc b we flew
ddcdeedbabhcddhdcdcedcdkdcdbddefdb b we go
bZZaZcgeXbaehcZfacabfYajZgZdfecdZg b we had
dYaYZaYiYYajZbXZfZXaceZXdheWdZaagW b we have
dddddeedcddddedhdeedbjdcdedcddeecd b we know
ddihddedadecdfdeeeeeedeedddfbdfeec b we left
cbcjeffhbeccedaebfffeeeeiefafdffee b we liv
abaaabbiababacabacacbbchcbbaabccha b we met
fffffffffffhfffeffhfffffffffffffff b we owe
eccdidcddedhcdebdedbckdecdcccbeeba b we paid
ddddfffcdjdcefedefedhcdcdddfccfgeb b we rent
dccaddcccccccdddceddcdedccclccefdb b we stay
dccccddccdcbcdddddddbccccciicceece b we went
cgaabcdffaZaYbbfZaabgYiZfZXcZgccab b we were
dcdcedbcdcdccccddccccddkccdicdeecc b wear the
cdhdcddfaccdacjdbdbchcaahbccbcccab b wed $
WXUbYYadVjfidXWeXcWWcgaUVadeecZbXg b week $
dcdeccddddddeefdeeddbecgdhhcdiedec b week after
feccedfddghbgcebdeddfcccccbheffeee b week and
ebikbdbZbcZbgabbbcZbgabdbabiaZbbaa b week in
fgfegggcgffeiefeffeefdeefddedfeggf b week she
deddeeedceeeddedeeedfiddccddddefed b week was
bcbbdccacficeabcabbcebhabbddgcddbb b well $
ccbidccgbccbgbcbbdgcgcccigbgcbdecc b went back
edibdcdecfecddeededeeddeddcgdcffed b went by
eeccdcedbcicicfcceccideddcbcedefeb b went from
fddiffeddededdfeefefeeffeddeedffee b went hom
cdcccddhcdcacdddddcegccbbbchbbfgdd b went on
eedhgffcdihddeedeecdeddddgedccgggf b went out
YUTdWeWVdadYYdUeUZeXZWYdVcjfVgaaVT b went to
eeeccddeddeidddhefdddeeedddcedefec b went up
bdaaecebhZbZbcbcccbbcbbfbZjdbZeedc b went with
feddefeeeddddeeeedddddideddhdedede b were being
feedfffheeeddfeeefeedeefjefgeeffee b were cousin
dcdccdeddcbbkdecdcddbcdcecddcdefcd b were cut
dcddccbccbdccddhecddgdedcjdcbcdddc b were detain
deddededceeddddfdeedccdddcdjdcdeee b were found
eeeedfecddddjeddfeeefdddjccdcdeeee b were four
dheedefddddddeedddeecdieddcdedffed b were given
decefeeddeedeededeeeedeccdddhieeee b were in
ebdfeefiefffeeeeffefeffdfeefeeffdf b were marry
ebecdbbdccddceckdccdedddccccccedcb b were not
bbbabhicbbddcddgcacbgbicabbbabdcba b were taken
feeffidfeffefffefeeehddffedeeefeee b were you
edddedcdddccddcecdcdicdcbcccjdefcc b what he
cddcccddcjidcdcddgbcbcbgdchccceecb b what i
bcchedcaachcbbbebiadacgZbZabhaccab b what she
efeefffdejdddefedeeeddddeddedefffe b what that
edeeceeddccfhdebccdehfgdcgccceeddc b what the
edcdcdabbaccdccdcacdcihcchebcbeebb b what they
fffeffhffffeefefefeeeffjedgeeeffee b what we
bbbjecdabkbabcdcccbcbbdacjbbdccccc b when a
ZXXfYZXfXgfZZYZbWafZeYYgZdYXYfZbUY b when he
dcdfddeddbidehedhccdddedcdcdecefdd b when his
VThVYWVhYajXbWWYddeXdiWdUcbbUTbbfW b when i
dcccdddhacbccecdbdddhbcchchbiaedbb b when it
ecddddeccbjcccdecdbeideadccccedecc b when my
iaahdbbgZZhdcZbaacaafbcbcabbhbbcba b when she
YgXZYhYbdjZahZZaZagZffYfZYXZXfbaWY b when the
ffeffffdhbdeefffefffgddehacdfhffff b when they
cabecZabaccbbbgZbcachZcaaihZabccab b where he
bcgcddecbchcddcdddcdfccbdhcgccefdd b where i
gdbceedcbdccheiddeddigcebedbdceece b where my
ddeeedeeeddddeddddddihdcdhbdcddeed b where she
eddcdcdebdedddebcdedfbhdbhgbbdddca b where the
dccddedccdccdfcdcedechjdccdccdffcc b where your
eeddeccedcccddeeccddckdcdcccdcefdd b whether i
fffefffiedeeeeeedfefdeeeeegdeefgfe b whether she
feeefdfeficfeeedeceegdeeddeeceeefd b which are
fffeeffffddeefefehehfefffdfefefffe b which he
ehdeecehcdehfefffeedidddecbdhcfffc b which i
cbcdeicbcdfcccbccdddfgbjabbeecedca b which is
edeeecdffeeefedccddeedeeeejcdeefed b which one
dfeefefedfheedehdgeedddcdccgheedee b which the
dddcedfcagkcidccdedcbddcccdbaieeed b while i
ffffffffceefeffeefffiddeecdeeffffe b while we
ffeefffeeheeffedfceegffeeefedeefff b whip $
ggfggggffeeffggfggfgieeffeeeffgggg b whip me
cccdcdccbcddhdccdecdbdbchibccbddbc b who came
edeedddcecjdefdddgddddeddddcdeffdc b who could
dcecdddcccdcdcdcdcdefccbchiagceddb b who did
efdefefeeeeedeeefeedccdkceeeheeeff b who gave
ebddddccibcdbceiddddidjaaYZfcbfedb b who had
ZcedfefidibbbchcbdcdagibZZfYYbffeb b who is
edcddeddjddideddedccccccccibcceedd b who knew
ededccddcideeedfccedcdeebbdiddddcc b who mov
fefffffeffffefeeffffefeeiffffeffff b who oppos
cdbdcddbcccgbdddddcbkbfccccbcaefcb b who paid
dddccddcddddcdddddcdbbkddddddddedd b who pay
edeeceedcdddedeicdefcfedcjddccfecd b who return
deeeddcdcededeeddeeecccckdcdddedcc b who testify
hbabbccaZZbbcbbfbbbchZaaieaZYZcbba b who was
dceeddccdecddddfddedcbccajfchcecab b who were
eeeeffddedideedfdceeddeddeiddeefdc b who would
ddddcdcbcccddddiccidcaddcicdecddcb b whoever is
cacaecdhfbhbkdbhccbcffbbbacfbfddbc b whom i
efeffffddedeeeeeffefhcgeddddeegggf b whom they
dfffffffeeffefeeefffddjedeeeefefff b whor of
deddeebbcibdedcfbbceddddcddbcdeeci b why $
ddddedecddddhedeeddeecihdceccdffdd b why and
eeddfffeeeffefefeffffedeeieehffffd b why did
dddchechdbcdddcfcdiccdccccecdceecc b widow $
ccdedfecdedededeeecehddcicdeefffee b widow in
caaccccbdbccdddeadcdcbghbdjabceecb b wif $
bccccecjcbbibdcdcdccaccafddccceebb b wif and
eeeeffedfedededecedddhjcdddeeeeffe b wif is
lbceeeekccdebdcfbbaeddccccedceeeab b wif of
eededefdbddceeeedeeecgcddiceeeffec b wif that
dccddeebcbbcbdddcddeifdcbbbhcdefde b wif was
cccbcgbccbabbcbcgbccflcabhaabcccdc b will be
eeeffffdeeefedefheeffdeeehdeeeeede b will go
ffffffedfdfgffefceefeefeehefefffed b will kill
deededecfeddeeefeeeddieedfeeedefed b will know
aZababYcYdeabaZblaacbgegZgeaZbbcYY b will not
edeeeeecedddeedejddeddeedddcddffec b will stay
efeefffdeddeefefeeeedgeeeeieeefgef b window and
ccbccbcbbbbbicccdccbgbccdbcchbbccc b winter $
XWggcfabggZcbedUWgVXgaZbaeagacYcZe b with a
baeYZZacZaZgcgbYafeefaZZaZXZdZbaZY b with an
deddfeedddddcdededddhddddciccdeded b with another
ffffffffefffefffffffiedffefeffffff b with cabl
ggffgfgefehffffeffeggeeffeefffgggg b with chain
ffeegffeedeeeffdffeeiefeeeeeeeffgf b with cover
hZZgZccdaedZZZgaZaZcdfbaabhhZaccab b with her
eedcedficchdccdccdddfbcccgfcccdgce b with him
cZbbagcbbecgbacbjbZaefbaZfgZgfbbYc b with his
dgecddfecddddedceeddcddddccdiieefd b with it
fbbcdddkabgccaaccchdeZbgZfabgbedaa b with me
eXcVdacfSdZXdXfZeYhaYgbddbjfeVddXZ b with my
ddccedcccdddkdddeeedjddcccccccedbc b with nineteen
ffefgegffeefeeghieefffffeffdfefgff b with no
ccdeeddcefdihdcecddbccddaiccccdfdd b with one
eeeefeehfchdeeededdedddedddedefgfe b with our
ddddfdfcddedceehefdddidddccdddefee b with rifl
ffeffffedeeeffefffefechiedeeeeffgg b with six
dbidcceddfheeddeefedddeeeeededeece b with son
eeddfeedcdedcfedeedejbcdccebcfefed b with stick
fffffefeffdfeffdfhffieffeeefdfeefd b with suspension
WVSgYdYbaXbchfafdYZbfbgdbZYhefYYfU b with the
ffffffghffefffefffffdieeeeefffffff b with their
dcddcddhcibdbdcccdecicbcbbibbcddcb b with them
fdeeedfefhedededeefeidddddeccedfef b with this
cedeedecdddddeeeeedegfgiecccdefddd b with thr
edccedeeidddhdehedbdbdecddbgdbdfdd b with two
eeeefffcededgcfeffffcghefdeeieffff b with us
baaaaaZaagchbbgcahaadccbegafbabcaa b within a
fffefefeddeeeeeeegffededdcjdeefgfe b within the
fffffffffeeefefhehfffffffefhffffff b within thr
cgZYabZZYffbiYXZfagfYZZZeXfiXadcaX b without a
fecdfeecckdcdddedhcdeeeeedddeddfcd b without help
efeefffeeehefedeheeeedeefdeedeeeed b without her
eefdcdeeedcjdeeedecdeefffeedeeefee b without him
eeedcdgdejcgbefceedbddeeeecdddfggd b without it
dccbddcfdehcedcecdddecdccidccdeeed b without one
bagkbbbbdddbdbceabhaccccbbbdbadbba b without paper
eefefefeefeeddfeeeidfeedfeeeeedece b without pay
efeefffeeeeeeefeffeeideeeeeedeffge b without plat
diddeeejcchfcgddddccedddidhcccefed b without the
dddcddecckbcccdcddedeeeebdedcdeedb b wk $
eededeefdedfeeeedefededeheicdefffd b woman $
ccdefffdeeeeeecedfeeeehcifeeeeffdd b woman and
deedfddffeffffedeeedeefkcfdeedfded b woman is
eedeeeddddeceeddeeddicddccgccdeedd b woman officer
ichdcccbbcacbbbcgcbdabhajabaabdbbc b woman who
eeddfedddcdddeddecdecddicdhdddefdd b women $
ddddeeecdccccecccdccdcdbgdkddceedd b women and
dZcccbbbcbbebbbbcdbdgddhkddbbbdbba b women in
eceecddddddeeedicdeecdbbgccdhdeddd b women who
cdccddcccicdcccdddjccbccdccccdcedb b wood $
ccdcdcbcbbcbcdccdckdidcibbbabbccbc b word $
eedeeefddcedeedddddeceddjgfbddffee b word for
aabhbabfbaicdabebcahbaZhbZcbaaacZa b work $
eedceeedcebdhceeddhbhcccdcedbdeecc b work and
fcdceffcdecgifedeefbgeedebedeeefee b work as
fccdeeddddccdiedddcjedbcdbgacbcebc b work at
ebcaeecddbcbbbeceedhidhdbiibcdefdb b work for
aaZgacaaZaabjZZaZaYWaZaYahggaabcaZ b work in
ddecdefhdehchddeddddddecedcdcddfde b work night
dheicedeeeefhcdeeeebeeecddddddefbc b work permit
ecdcddeeeecddccicccdddccdcbdidefgc b work there
dddddeedccddgceddeechdddfccdjddedc b work with
YYYYYaYcYdefYYiYgeWZZdZZWlbgZYaaXX b would be
cdceeeejccddcedfcedecddcccdcciefei b would call
feffdefdeediddedehddedefeeedeeefed b would cost
fffffffffffeffffdfffeieffdefffffff b would cut
eecdedccdciccddedbddccccdiccccefdc b would do
dddedddddccdddeecdcedicidccddcdedc b would end
eeeefedddddceedecdddckccedddddefdd b would find
cdcdceddccdcceddcccdcccbdcijddeedc b would giv
eeieeeededddcedddeddcchgdcdeddfffd b would go
aaaabbabbafZabgbfgZbbababiYbgacdYh b would have
feefeeefeffejeeeeegefeefeeeefeffee b would hir
eeddffceddddefdedeedcddcdekdcdefcb b would i
eedeeeecddecefeededeiccdcidddeefee b would let
debbbcbicdbgdgibhbbbcbdcddbceccdcb b would los
bZZbababaYggfaXbWfebfeZfZfhYYYdcYW b would not
ddcddddbcdecdecejcdechccccddcdfedd b would rather
fefffeeffffffeffdhfeffffffffeefffe b would relaps
fegdeefefeedeeeeheehedeeeeedfeefee b would stay
ddbedeecdcddcdefcdcechcbcjddcdffcc b would tak
eeeeeeededddhfeefeddjcdgddddddefee b would tell
feeefedfeifffdfceefeffffeeefdeffff b wound of
eedefeeebkbdceeeeeefbdecdcddcdfffe b wrist $
fffffffeeefhffffffffhcdeffeehffffd b writ a
cdcdeddhdcccedcdeecddifdeeiccdeeec b writ to
decbeddbcccccddcdcbefgjbdhbcbcdbcc b wrot $
eehefffdeeedfjefefeecedeeehedefged b wrot for
bbbbdcbabbcbbcbdbcbchhbabakbabcaaa b wrot it
ffeefjeeeeeedffeffefhedeeefeeeffff b wrot nothing
efeefffheeedefdeeeefdihdddeeeefdff b wrot on
cbgcddejcdecddcddcbdehcbccbcabdhcb b wrot that
dedeeededdeeedeeeedeiddhdedfddfddc b wrot the
ddccdcdgcddcddcdddbebbbddbkicbdbbb b wrot to
ffeffffheegeeffeeedfhgeefdcedeffff b yard and
aYYXaabdhdehejYYZZYaYZZYYYfhdeahYa b year $
dhcidcdcddcccidfeddcbddbcibdcbeefc b year and
dddcedcabiibbdccdebcgcdbdcdbebdedb b year i
cdddeecbcicdcdbechbceieecgeccdddbc b year in
dccceedjdcdebgiccdccddebddeadceecd b year of
feededehdhccdeedefceedecehdecdeeec b year that
XhWUXXYcXgWffefeYkiXgXYVVbZYYeXYVV b years $
bhbccdbhccccbbaccdbcbcccbbjcbccbhb b years and
fefffefefdfehefeffeeieeeffeeeeffff b years as
edeeccdeedccddecdcdihcbdcbiddddedc b years for
dccddedcdcccleceedcdcgfccbbddcccba b years i
bafjbbddcbcchacachdcfccccabbcccddc b years in
cbcbdcccddecbhdcdddckecdcjdbecdddd b years of
kYcdeedebffbdZabacaddddcabdddeeeaa b years old
dcccibbjcjcccccccdcbcbcdccccdcddbb b yet $
ddjcececkcdbccecddccccccdccbdceedd b york $
edieffffeffffefffffefffffefffefgfe b york on
bbcecidfdcddcedbddebfjfbbbacbdcccb b you are
dedeeddcddeddeddddedjhdcccfccddeed b you do
feeffidfeffefffefeeehddffedeeefeee b you ever
eeddfffeeeffefefeffffedeeieehffffd b you leav
fffefffdffefffeefeffieefidcgdcefff b you liv
efdeedeeeedeefddddedfigddchccdeeed b you will
eeedfeedeeefdefieeeehddededdcdefef b young men
dbcbacdedbicbdccdeccjcdbcbcbcbdecd b younger brother
eeddfffeeeffefefeffffedeeieehffffd b your hom
dcddddedcedcdeddcedeejgcddddcdefcc b your mother
cbbbbbccbbjbbbjdddbbbbcccbbcbbecbb b yr $
TXafWgUhIdYdbUdcQDbcgZdijXZOCjADAU d answer
fUXXRhXdWVWXXWWTVUWkmecVUZeUcUTUSe d court
eadaaZVYgaeabcbaWASYfefggfhgeYAAEf d declaration
cNQNQOTVapZOWaXMjpOQYYQPMMSNgYPQMa d evaluation
dYaZVYbaZbbmkZaWZYeYbabaZZZZZZaYXX d financial
cSWWFOGcVWUUceVSedllSWVXLYWWcWqmnc d letter
LIKIKJOSUtoWUSXiNfTTbLNPHURIdHKMVb d medical
WjjhiijVXVWdiWinZIVOYYSUOZYXSUCFCh d other
YZYXXZXYWXXaZYYWZVahigiXTVjceVXWWZ d police
ZYaYaXcdZfhZXnXcZcYYZZZXYYXZXYXYYZ d school
bhYbWSiafeVYgNhfcUcYdcdedeZaUNcWbk g ^ a
ccbbdacaaZbhgbcabbbbfZagbacbhbdcda g ^ about
deccedddcedddcdeeeedddeddddkcaeebb g ^ accra
eeeeeeeddeeeeeedeeedcdicddgddeeeee g ^ accus
ffgegefegkcecefcgdeedfgeeeegddfgff g ^ acut
kdefdddcbcdddedcdfddibecbccddddddd g ^ adjudant
ddchffdbciedcbcecdcecccdcicccdffdb g ^ afraid
dccbddcbadcdcedcddbbkbeddbdhdbddbc g ^ after
fgdeeefdcdedeeeeefeegddfehddeefffe g ^ again
ffeffefeeeddeffeeeeehdcdedheedfffe g ^ agent
eeheceedidegdeeeefdddcddefcddeffdd g ^ airport
ddccfeccbhgcdbbdccbdddcgbccddddedi g ^ all
eeeefeedebkdfedebddedddeeedddcefcc g ^ alon
eccbcidcbgccccdcbbbcebchccabiacdcb g ^ also
hfWSZVShOcaUhdYVYafUZWZdgdQRWRXZde g ^ am
deddeddcdceeeddcedidcgdideiccdeddc g ^ an
gcabdbcaZbhcibcfbebcfbbbbfgbdbfeda g ^ and
hcccdcbbcccdjdbcdchccccccchcccdccb g ^ answer
cdYaecfahaadbbcbcdbdhZcZchYebhffed g ^ april
YVWVWiWeXYiWXZacVYXYaYWiigfUdXYXSg g ^ are
feefeedfdjfdeefeffeeedhedccfefeefd g ^ arm
ddeddbddjeddcddjeeecbbabbcfccceeeb g ^ army
bbZYdaYdZbddcbcacdbmbbbZZWdZbgdccZ g ^ arrest
dcicedfcdedddddddedcddedeceedidfdd g ^ arriv
dcidcdddddddcdcdeedihddcdccccfdecc g ^ as
ddddffddeiddddbfcccededccddeidgfck g ^ asham
aYZZYXXYZXZYfZZaYaeZeZgfaeiXfgbaXf g ^ ask
efffgefeeeeeeffeffffeedifeefeefgff g ^ assemb
bchcdcbaajcccbbgbeabgbbdaacbafddba g ^ at
ccccbdbcbbbcdcddddcccccccccbicddbj g ^ attach
bZWZbbcYfdZdYZbgacXZjfYYZiecfeedbZ g ^ august
bhccbdecZacbcccdcdcdhfbaccbighdcbb g ^ aunt
dbaZdbabhhbbbbaZZdgafbdcbhbbbZcbaZ g ^ back
bbdbcdcabcddicZdeebdaedlcddbabeeZc g ^ baptiz
eeeeeeedeeeeeedehddfeedeeeiedeedcd g ^ bar
edeefffdecjeeedfceefeeededeeeeffee g ^ bath
ZZZYbaZbYYfaZYiZheabZeXfWkfXaZdcaX g ^ be
cdcddddabcbbbccaddcchbhZbabbbcddcd g ^ beat
dcccdddebdecdeddeeedbdkdccddcddedc g ^ because
biafZgVeYgXYeYjXeaedaXZUXdWXbXZYhX g ^ been
ddddfeecbhddedcddedeccficccdddffed g ^ began
cbicebaebabbcdbdjbcdcbffbdbbbhddbb g ^ believ
ededffeddjcddeeeeeddgeeeeeeeddfgec g ^ bled
kRacdeZXXebdgafdbcccZddYfcdcYZddYb g ^ born
ZXaaabZgXhZgeiYZabYbdhgYaeZYZaccYZ g ^ boy
ccbbccbabZghbbbcbbhbbadbcbbbicbcba g ^ br
eecdfefdbibebdeedeefhceceddddcffee g ^ brok
XUXWhaYeTgggdWWZYaXZbVfhXfVfVbZaVX g ^ brother
eddeeffdedddeeeedddeehdefiedeeffee g ^ brother-in-law
ddjbeecbcbgbbbcccebbbbcdcafgcdcddb g ^ brought
ddcdfdfceedddeecefddhdcddbdjddeefe g ^ bu
eeedfefdddedeedeeedejdcdeccdddfeff g ^ burn
ecdcedciidecddbfcebecceddfcdbcffcd g ^ bury
jYhaaaZaYbbZaaacbbabgdbhbabZbaddZa g ^ by
gZZaebcfYjgaXbYabbaafggXeXeXZYcdba g ^ cal
aWkXXZYYcfdZbdYZZaWehXaZZcXcYXbafU g ^ came
ecdefefedcdddeeedeedddejfdgdddefed g ^ camera
eddefefcdhdedidedfeeceecedeieefgff g ^ camila
cbdcccbdcjjhcccebebecdecedddddddcb g ^ can
XXYXYZVWYcfXgXgZgVYZgZZecigXZWabXX g ^ cannot
edcbeeccdibbfcbcidccedeebddcecffdd g ^ cant
ddddddcdccdcdhcdcdcdddcdcdjbdbdddc g ^ captain
dbcadddbbaiZcbcbcdZdiccddgccccdedc g ^ car
abbicbZaahbZbaacZbabaZchZagababbYZ g ^ carry
bbachjbbbdccbbcgcbcfahbbaadbaZbbbZ g ^ cas
cbcccbcbabicdbacbgcdcbbchgaibbdccb g ^ chang
cbbbafaccbcacbdbccbaicjcbbgacbbcbc g ^ charg
ddccddfeddbgjedddedcfdedddccddffdb g ^ check
dcddeefdcdddidedddddchhccdhccdeebc g ^ chief
ccdcccdbcccicdcccdbdbidbcjddbccbdb g ^ child
bZabaabkababgZfaZbZbZaZYXgcaabcbXX g ^ children
bbccbccbbbciccicaccdibZhbgcbaadcca g ^ church
gjeeffcbefefdebfceeeeeecbdeedfffcb g ^ citizen
dccadccccbbbkhbcbdbacbhdbbcbccdeba g ^ clean
eeddfcedihcdheeededdgdededdddcfffe g ^ clos
ecdceeeedeeeedddddgcdddeeedddcidcd g ^ coach
ccddbcddeeeddeddeffchdceeicdcgeccd g ^ colleagu
edddddccedcceeddeddcccdjcdcddhddcc g ^ collect
edhfffeeeedeediddedffdecdddddefffd g ^ columbu
eeicfffdgdeedceehfeccbdddddddefffd g ^ com
efeefefeeeeeefefeeeehdjdedeeddfffe g ^ commander
edfffefeeffejehdeffdeeegddeeeefffe g ^ community
biccbdddcdcbgccdccccdccddccdccbdjd g ^ company
fdecedcdeeefdfdedeeeeeedddjcecffed g ^ complain
eeddeededeedeedddeedcddddejdedeedd g ^ complaint
edecedddddecjededccfgeededdcgceecd g ^ confirm
eefefeefdifefeffdgfdeefedeffgdefee g ^ consider
efedffkdddiccedfefddfefdffeeffffec g ^ cook
cfZYcbZZgfYbZdYceaYbcYgYggWhgeddYX g ^ could
bccbdcabbaabbbadbcbcmcibaabchadebb g ^ count
ebbicccbcccbfdibccbbbddbddchddddcd g ^ country
deddfeedgcededfifffecddcfddechedff g ^ coup
cXbcYiacZccddbbYbZdfiZabZZgbhXbYbW g ^ court
ZaZZaccecZZaababbbaadcigafbhhbcdaa g ^ cousin
edddddcfeedddeedddciideedhcdcddccc g ^ criminal
cadhcbbciccbcbbcbebicbcccZcZbbddca g ^ cros
ecdcddbdbhcaicdacdadhgaccacbcdceca g ^ cut
aVZbVZZhZeaYXjXaWZYbeXgXdgZXWYcbUX g ^ daughter
bZYiZZaagbgfYYbZabYagdefbdbYXYbcbY g ^ day
cccbdcdbaccccdbgddbahibcbgcgcgdded g ^ december
cfdceedddceddicedddeeeecededdiffcd g ^ degr
dcbdcjdcbhcddccgcbehebbcbbabcbdcdc g ^ department
fffffffffheeffffeceffheefedfdeffff g ^ describ
ecdbeicefeeeedcddfcdfdeedbcdeceece g ^ detain
edccecfbbgccccdccdccjcddcbdchcdeec g ^ detention
ZXecbYXUSfVYeVUYTXdXiZbhbfeddgcbXT g ^ did
eddeedfeddeciddcdedcdhihedcdcdefed g ^ director
bZaYaZWYYgjdaaXYXfYbafheYXYfbYcbVh g ^ do
dbccbccbbkgbdbjaabcdbdddagacfbddcb g ^ doctor
edededdhdibeedfecdbedbcbchbbdceebc g ^ does
eecdeeecckddcecechcededcdccceeffdd g ^ dr
cbdcccbdcjjdcccecdbdcddcdddccdhbbb g ^ dres
ddbceddacghbjaccbccbedcdbcdcdddfdc g ^ driv
bbccdcbbccbaicccccccjcdccbbbcccdcc g ^ drov
ddddcdddeddicddfdeddddddcddcdeddec g ^ drug
eeeefffededeeedeeeeegdeieeeddeffff g ^ easter
ecddedfffdfedefhfefdgefefdgdedffff g ^ el
egbcccehbbcbicccddccbcabhbicbbdecd g ^ elder
dbdccddechceccceeecdhddaZcbdbdeddi g ^ eleven
ccddhdedcediccdbccdcddeecdbdcddecd g ^ employer
ccbcccbecdebdccecccbccdcccdckceeba g ^ enclos
eieddeeebcdeddecdeeddeeddddddieeee g ^ end
dciaededceeeeceedfecdededdecdiffee g ^ enter
dddefdgdeeddddfdfhddddfdfdddjdefeb g ^ evaluat
feeffidfeffefffefeeehddffedeeefeee g ^ ever
eecdcecdcciddddddecccdededcieeffdb g ^ every
jbccccbdcbcdccccckcccdcccccdfbdcaZ g ^ examin
dicddcdcdddcgfddeddcjdddiccdgcdeda g ^ examination
deecfebddcdededecjdccdeiddccccefdc g ^ expect
bZaaWbbZgbZdabZggaaafZeZjeYhZZbbXY g ^ fami
UeVVUXXlfebgibYXVaUYebfUadcXVWZZSX g ^ father
edddeddddccccdddbcdeecdcdkccdddeee g ^ fear
ZaWYdaccehehcbbgbbgZdfaeaXhdZYcccY g ^ february
deddfdddcjdddecddedeeeeddddddeffed g ^ fell
fccdecdchddcccdedfddicecccbddbffdb g ^ fifteen
dfdefefeddeedefeeeedkdddedgdceeefd g ^ fifth
aYabaZebccbjbccaedeXabibbagaZhdeea g ^ fil
cabcddcaccecalaeccbbdefcddddcbcccb g ^ finish
bZYYbbcibdcgZbchccacdZfYZXZahhhbba g ^ first
fechedfdigeddcecegdbddedebbcdcefee g ^ fiv
ddddfdeccjidcdcddddeddecddddddeeed g ^ flar
cbigfcechcddadedceedccdaebcdcbffea g ^ flew
bibbcbbabdbbcbccjbbbibeababcabccbd g ^ follow
daegbacgZgaabZaZacZZfZhaagZhaacdZY g ^ for
eedcedcccdcdcddedecckcddddddddefdb g ^ forc
ddhchbbhabcdbbcbcbbbbbbdabbbaiccca g ^ form
eeedfeedecdeefefdfdfidddhcfddefeef g ^ former
ZaZbcfbZgZaaaaaaabgYYbhZbfZjagibYZ g ^ found
dbbbbcbcahbcibcdcdbbhccbgafaabccbZ g ^ four
dcccccdcccccdjccdcccbcdidcceccdcci g ^ friday
feeeefdceeeefeheeedeiddedceeeffedd g ^ friend
hcacfddbgbidbbcebccedddaidacdcffcb g ^ from
baabbcZaZcbZiabcbcjaheahZZZagYbbZZ g ^ gave
dfcdeeedbdcdcddceeddldccdccdbdefed g ^ gendarm
dcdbdcdcdjebeccdcdbddeeddddddcdedc g ^ get
dcdcddddkddddddbdedefddcicccbccddc g ^ girl
ghbbacZihabdbbcdbdZZcbaYabibaccbZZ g ^ given
iYWWbbXWfcZYeXdZiZXbWYaeXieedVccXW g ^ go
ddchddcdcddidcdecdbcbiddecdbdbeecd g ^ gone
fcdcdeeeeiebcecbdeecjccdddcddfdeee g ^ good
cbhachbZZachahbcbcabiabaafbcbfefbZ g ^ got
bcaaaacbhaaaZbaibabZdaZcZZhZZbdccZ g ^ government
eceefffeeeefdjeeeeeefeeeeeefedefde g ^ graduat
deeedefiechceebegeeedeededededffee g ^ grandmother
efeefefddeefeegddeefhdcfhcddeefffe g ^ group
edcecdddddddeeeeceeeibjdccadceeeec g ^ guard
YfeeYXfbdjccdXYaXYeWbbecVegXZbabXe g ^ had
eededdcfdfeedeeeddedjececegeededdc g ^ harm
agYebegUYddhdeeVVYjYaWWbXhUdbVffVX g ^ has
RaRdVVdhPcbgbRgVcZcaURWYdaTcfPUXjc g ^ have
cXZdZYZbZedhdYaXdZWdfihaZVXWZZaaXX g ^ he
babbbjcaaiaaacacbbbbhbcbbbbcacdcbZ g ^ hear
ZZaZcZXcZYhYbbXdZbYbkgcaYahafZdcXV g ^ heard
ddaaeeebaZbdaceceecbmbhadbbbbcefeb g ^ held
cbcacddbafhfagabbcZabbfaagefabbbjZ g ^ her
dddifceceddddddeeededjhcddceddeedd g ^ here
bbcadcacgcbbbbbebccbbbbcbbblabdeba g ^ hid
dddcacccbcbiceccbdbccihecbbccceecc g ^ him
cYbaZbbZbegahagehbZbgbebgaZZaZabZa g ^ his
efdefffeddeedfffffeejeedeeeeeeffef g ^ hit
iecbddbcbfddccbeajbebccZbgbcbbhcaa g ^ hold
cabgbbbhacjhZZabccaacbdbcbabaadcaa g ^ hom
cYZWccdZfefZXWZiZbYYcbdZYZYaifedZZ g ^ hospital
ZYaYXYYZfYafYaihacabfYahZgYbZZbZZX g ^ hous
ddcideedcbeccdeheddcddedeedddedddd g ^ hundr
aXZZYaZfaekZaYYaWZgbcYhgaZZZYZbcXZ g ^ husband
XZaNZgVOgaechRdRbTbbaYehRZhcOiZaUe g ^ i
YeeeZXbUgjeXbgVVXeeXWeZUVdVUWiadYV g ^ in
eddddefdejbdceedddcbddddeddeddfged g ^ infusion
eefffefeffeefeefeefeecdeeeiedefffe g ^ inspector
cdddbdccecckcdddddccededdeceddeecc g ^ insuranc
cccddcdcbcdcbdcceddccdchccddhbdhcc g ^ interview
WRWUZfXfUdahgdWeZeiUYShbccaZbUcWVg g ^ is
bhkfabYbXheZccZagaZaXdggYXdZWYccYX g ^ it
ZgZXbfbZcYaZgZZfabZajfZfYebbWXcbbY g ^ january
ededfdedddedddcddededeejeeeccdeeee g ^ join
ZbbcbZbhaedcdcacbbbabZabbakbZafchb g ^ judg
bcgdccdbYZachbbcddbciefZbfffZaeecc g ^ july
YdXYZaaXjfgXXYZfbaeXggcZYjbaXccaaX g ^ june
dedddeedddjcddcedececddcdhdddddded g ^ keep
baagZbZZaabZfbZbabZZhibacbbZhgbbZY g ^ kept
eeccededcdcdddddddddkchddedccdeeee g ^ kick
eedcddcebdddeddededebciccjbdbddcdc g ^ kil
dcdjedbccbcbddjccccdehgcbcgbcceecc g ^ knew
ZWYXaZWdYcfYZZVkWWYYfgaYcXXXdiZZii g ^ know
dcedfebcedddcebdcdccdddigdddjddeac g ^ known
cahaabcbZbcaacchbdccichbbabbbadebb g ^ land
cabcbccbabbhcbbdacbdejacbgbaicedbb g ^ landlord
fefeeddbcgiccddccecdchecdiddeddeec g ^ last
egedddedfeeeedbeeeddeeedceeeeiefce g ^ lawful
dcbbaabbaacacbbabbZbabacbfjZgfdbah g ^ lawyer
decdeedcjihcdddeddcecdeddccdddffec g ^ lay
ffeefffedbiecheeeefffefdededeeffff g ^ learn
ffeefeffejfefffhfgefdeeeffefehffed g ^ least
bZbbcbbaaheabchchbacdbccggbagbffbZ g ^ leav
ZWhjbYXWhcXWcYfZWXYaZiYiZbbdVWccXY g ^ left
bbcbcbZYaZaabcZdabacmfeabaYZbadeaZ g ^ let
deefceeecdedjdfeeeedggddecbdhdfedc g ^ letter
ededeeeddjgcddeecdceeeeeeeeeeedfed g ^ lift
deddfdfcchjcdfdededdgdhddedcbdffec g ^ lin
fVXkaZbgfaWhaYgaWcZaZZZaeXZfZZddZZ g ^ liv
ddccedddbccbdcdecdbdlbccdbccddefcc g ^ lock
fhbcdedeecdeeeeedddeicfefceddheeec g ^ long
ccdcddccdcdciccecdceceddchdbcceedb g ^ look
cfcccdcbbcbjhhhcacbcccdcdcdbdccdcb g ^ los
cZaZacaZYiadfYYbZbZZkacbZZZYXYccYX g ^ lost
ddddceddchccddedddddgjcddcddcdcddd g ^ m
ddbbdebbbadigcbbhbcdicdbddgabccdba g ^ made
djcddeecdddiehedeeccdeeejeededefcd g ^ make
aabbbcZaXZbZcbaibbiifjcaYfXbaZbaYa g ^ man
cZWXdadYcheZbaZeabaZbeffZiceZgdeca g ^ march
edddfeeccjebcecfddeeeefeddecbeffdc g ^ mark
cccedeeiddeddeeeeedchddeddddedeeee g ^ marriag
cZcecdcjccceccZeYccehhbgZabcbcffab g ^ marry
caeZbgdbefbabaafcfcafZbfahaYZheeda g ^ may
cbYZbZaYXdhghZaaebYZgefYaWdYgYbdZX g ^ me
edbadcdbeibdbacdbchchccebbbadbdecb g ^ meet
bZaZaahcbaiaYaiZZaZZfaaedcaZcZaZfh g ^ member
baabbZcZZaZacabYabZcghbZZlaZYbbaZZ g ^ men
aXXWZbaocaZaXYZaYeaZaYbXZXYXeZaaie g ^ met
cddfceddcidcdddececdicdddccchceeec g ^ midwif
dccdccecdcdccdcgddbcgccdbchcddjccc g ^ ministry
ebebddcbdeacbjcccbZccdeiddddbdbcba g ^ mis
cjdbbccicbbccdbccdbcbddcccddccddbb g ^ mom
dbbiccacgedhdccecdhcddccccccbcdebb g ^ money
edbadcddaZchdaddZbbbdbdccjahgadeca g ^ month
bcbcdcdbZbcdhcccccbbibcbgZhcabcdca g ^ morning
deffbdfeeeeideecfeeeeeefdeddddeefe g ^ mortgag
kfeYVbbjeaaSYVeXRZWabYXefgdVbUddXX g ^ mother
cccceddbcccbccdeceddcdddcdckdcefcd g ^ mov
cdcddddcjcddcddcdiccbccccicccceecc g ^ mr
eefeeeecdhcddeediddeddededcedeefee g ^ must
WRRTRVUZebfbYcecbkbVbahcSeadZRWWhR g ^ my
kbccbdcbbbdcibeccbbdgbbebgcbcbdcab g ^ nam
ddcdbeejcbiddddhdddeddeddddcdedeed g ^ nearest
dcccdeecdgcbccdddccdcdecehdcdcdedh g ^ need
aZaccdbYYjeabaZaabadgeZbZfYYXcddhY g ^ neighbor
eefdeeeeeeeedeeeefefieededeedeffdf g ^ nephew
ZWXVaZjXXcZeYYeacZgiWYZgWZiXXWZagf g ^ never
abcbbacbcabbhbbebcbchabacigcfbcbba g ^ new
eeeffefedefeeeffffeficideceehffefe g ^ newspaper
ccccccdcicccdccccdcdcgcccaicbcdddc g ^ next
bbaZaZbWcfgZYabaaaaZiibaaaZeZZacba g ^ night
dccccccababjgcdbddcccbccdbabbbdeej g ^ nin
dbcgccbabijbhbahdeacZcbbbbccbbbcaa g ^ nineteen
YUYVahfhXefcVVahScfgfceUUWfadWYZgW g ^ no
ZXZWcbVkXhYXZahcYYWaZXXWViffdadbVV g ^ nobody
UVQdVUeUZjbUWXcRcZaaeaagbfcbdeXXcf g ^ not
ddecebccdcdcdccddicddddjcccicddedc g ^ nothing
ddcdejddedddedddddddeddeddfedeeeee g ^ notic
cbfcddcbhdghadchcdddegagdZcaYZeebb g ^ november
bacbdbaccbbckgfcabbbdbbiaZbfaaddba g ^ now
abZacZbgfedZYaaabcZadYggaZgdYZccca g ^ october
aVYeYaXXXZabXXigXZWaYfefiiYXdYZZWg g ^ of
feddedeeccedecddeeeehcfddciedeecdc g ^ offic
dZibZhYcfabZbaciZbbhefYaZYeYeadcaZ g ^ officer
jabcedbZbabdZaZdibadbcdcaaccbddeaZ g ^ old
aZYYbacZYgbghaaZibaaaZbkbXeZaZccaY g ^ on
fdigfffcceddedefefeffdceidcddeffff g ^ once
bZbZdcafaffdZZidbgaeabeXiYhZaadeaa g ^ one
cbbcaccgcbhcbdgabcZbbbhbgZbZhbgdba g ^ only
bbbbdbcbhccaicbcbdccidebcccgabdeca g ^ open
fceedeedecgbdcddcjdeecdhdccccdddcc g ^ opinion
babfbaZgbbjbebaaabaiejbgZaaZaaccZa g ^ other
dbcceddbbcccbddhddcdigcbjacfcceeec g ^ our
bcbaddaaacacbcgiadbbdacbbjZkbbedab g ^ out
ededefeedeejddddeedefeeedeededffdd g ^ owe
bacbbcbaagghgdjbbbadbbabcacbbcccab g ^ own
fffefefcejeedefeefdfeeeeeeeefffgfe g ^ oxygen
bZabXcacZcclfbdcbcZYejbcZccZagddYX g ^ paid
ddcdfddcccecdddeeeceekcccbcccdedcc g ^ paint
cdddedfbbkccdddcdecedddcecdecdffee g ^ panic
icbdbhedbcecccdbdddbcgdbbbbbigcada g ^ paper
aXbZXaagZaaYiahbYaZdachZZYbaZaddXZ g ^ parent
dcdcdcdaeccbidccccbcdcdccccdcdeffi g ^ park
cbccdddbeicbgbbbbcacicacaaddZhcdbc g ^ pastor
eddecdeededeeeecdcfdjdcdchddcdeecd g ^ patient
cdcddccddcccddddcdddccccdckcbdcddd g ^ patrol
ZXaXWaYaYYeedYahZbhZZjhbaZaZZYdcYX g ^ pay
ededddecdkdcdddcfedddefdeedecdcddc g ^ pcl-
ccbcccdbcbcaabbabcabhciaZahhacbccb g ^ peopl
dbcdcbcdcddededheedcbcdjcdhcddedcb g ^ person
feefdefedegeecedeeefeieeededdeffde g ^ phon
dcbbcdcbbcfakbcdcdbbdceddbbbcccdbc g ^ pick
bbcccccdbgcbccacldbbddcdecbbdbcdbc g ^ plan
aaYXbYZaWfabZYaXaaZefXeYThhcXXaaaW g ^ polic
deedecdcddcdddcccdbefcciccjbcdffdd g ^ policewoman
eeddeeddddddeeecdecdhhceecccdddddd g ^ pour
dbbaeeccZcbddcadbebebbhlbbdacdefbZ g ^ pray
eedefefeedeeeefeeeeeddddddjeddffee g ^ prosecutor
ddddddececdccddcddccdcdddckccddded g ^ protection
fdedceeefccdbdeidcccfdeeddgcdddecc g ^ public
eeddeeeddcgdjeeeeedehddedcdbcedeee g ^ pul
fefdfdceeefefefcffedcdhedeieeeffee g ^ punish
aYZYaYYeWfhgYfZYZZZZffYeYedgXYbbXX g ^ put
cfffdedecefeefedfffdfdecjdcededdde g ^ radio
bbbbbbbchZkbgagibcZcecaZbabbaedaaZ g ^ read
ebdebdedgdchcdddeedccidcdbccbcidbb g ^ receiv
abbcbaaaccaabdbbddakabbabcaahbdbab g ^ record
dceceddceccddecdcicdbdchdcdejdeecc g ^ refus
eeeefefeeefeheehefeedeedeeddeeffff g ^ register
dcdcccbddedciddededccgedciceccdcbb g ^ releas
cbccbddbbjcgcccccdbbfbbabbchbbcebb g ^ rent
eedcfefedcdejeeeeefedffceddceeeffd g ^ repair
bZbZaZXaYhcaaZbaZaaZcZhbYYkafZcZYY g ^ report
cbcbbdaccbbccdbcccjcbccccicccbeddb g ^ return
cccdddibbjbccccddccdhcdbacddbceedc g ^ right
fgffgefdfecddegdfjedefeeeddfdfeeff g ^ risk
edddefebdehbieedcfceddedcddeeeefdc g ^ run
ZWfWYgVWWWXWdXVXbYWXbkkfVbdcbXZZVV g ^ said
eedefeedcdedeedfeedeidddddhfddefee g ^ same
bbaacdZZceZaZaababZcfZgaahkbjeccZY g ^ saw
dddcedbiceddcdcdddbcicihbccccceecc g ^ say
dddcdcdbcbccblbcccbcccccccdddaddcc g ^ school
dddeeedcdceddjbeddcegdeceddeeeeecd g ^ second
bcbceebabkgbbbcdccbdcddccdcbccefbb g ^ see
bbbbbdaabbcmacbcbeacaZbZcgfbbaceba g ^ send
eeeeedfdeddedeedeeiddddedhdddeeeee g ^ sent
eebZfcfdabddicdbeeedegdhecfedZfffe g ^ september
ddddecdddcccidcdddbdbhgdddgcceeddb g ^ sergeant
dddgdcdccecdgcddddcjecdcjdcddccccb g ^ serv
ffeffffddedeefffffefifedfeededffff g ^ seven
fcddfdeefecdddebeddddfeecdeeeifffe g ^ sever
bdddfeccdccckddfcfddcdficdddddfffc g ^ sew
dcddedecddedhdbeddcdeeedbdeccdccjb g ^ shar
ccdbdcdacfiecabcgbagfaddcZaaabcdba g ^ she
ccdccdddcdedceddefbdjdddebddddedcd g ^ shop
ddcedddcdededdecfdddjdececdddddfed g ^ shot
eeddeeeeddeceeeddeddcibcdcgccdiedd g ^ show
cZaacbbdZZdaZaabZccbjZhjZYgaZaccaY g ^ sign
dceiddeddbcdddcddeddbdjcddddceeedc g ^ since
ZXZbjabdYcffaZYhZaacgafYaebXhZbdXa g ^ sister
eecdfefdcicdbdfedecegcfbdbccdeffee g ^ sit
abZZbaZYaiXZgbZebbZajYebZXaaZYaaYX g ^ six
efeeefedededdfedeeedjdeeeeddcdeffe g ^ slap
eedefffecjbddeeeeeddgcedeeddbeefde g ^ sleep
bbaYecaYggaaaaYcabZagbcahabiZbefaZ g ^ slept
ddecdcdcebcjeeccddchccdcccdcccdecc g ^ social
ccccbccccabjjcccbdccgbbccbcbbbddbc g ^ sold
dccbdcbbacbbcccacdbcbcjabakbabddcb g ^ soldier
ccdddcdbcicaccbdccbcbbcdghhccddecd g ^ somebody
ZYabZbbhZggZZgXaabYceeaagZaddabcXa g ^ son
ccjcdcdbdcedccdeedkcccdcbcddccddcb g ^ sorry
bcddfddcedccdcjiddccddcddcccdddedd g ^ spanish
bbbbccbcbaebbblbbcadcbabcccbbhcdaa g ^ speak
eccjdeceeeeddddededcdeededdedceddc g ^ spent
bcbddbcdbccdbcbdcdbddbiicbeccbddbc g ^ spok
ddbbfcebbcccdeddffcccdekdcddcbeffc g ^ squar
ddeeffcdeefejcdddeceeedccccdcdcdbb g ^ staf
ccccddccclcbcdcdcdcccddbccccbbddba g ^ start
edceddedeedddddjdfdffdcddeddeefddd g ^ stat
bccdabdcaccbhdddcdcbabbidakbhbbcbc g ^ station
dhejcbbedddefecbccccefeddddedgeecc g ^ statu
bZafZabZaadZbbabicbaZbeecccjaadeaY g ^ stay
cbddddcjccdbdcbdbdbebibccccbdcefcb g ^ stepfather
bcccedcbcfdgiddecdddbddichdccdefeb g ^ still
fcddeddeeefeeefecedcdbdkedbdedeedd g ^ stood
caaabaaabecaagbcbcagacchbcccbaddZj g ^ stop
cccdccccdddddddeceddkdcdccddddeecc g ^ strip
cccccccjbbdbcejccdachcbabccbcaccic g ^ student
eeeefffeeeeeieeeieeefeeeedeeeedede g ^ study
edcddcdbbdbbccbdceieaicjcbbccceedc g ^ sunday
fffeeeeffdeffdefcjffffffeeffdeffff g ^ symptom
aZYZeccYZhgaZiYahZZafZbeYYZZZaceaY g ^ tak
eedefefdcdddhddeffedldeeedeeedfged g ^ taken
cdccdbecgbddbddieeebbjhbbcgcbbdded g ^ taliban
dddcdccbdbbccdichccccbjbcccbbbefbb g ^ talk
cdddfefddeeekbcfeeefeffcfffeedffcd g ^ taught
daccddcadecciZacbclccchcccccdbbdaa g ^ teach
bZaZYabagYabggZhabZafaZfbjdgZZbcYY g ^ teacher
dedefdfjddddcedeeedeccecdcddjdffdd g ^ telephon
feedfeeceedeeceeedifeeededeeicefdd g ^ tell
ffffffffefffiffeffgfhedefeefffffff g ^ ten
cbbbcZZaZZbbbbcbbccaZiflhZeabadcbZ g ^ testify
eeddeeedddeeededeedddeededjdddefff g ^ th
bZYXZhWWhdgWdYcYdZWZcghdYdUddWZZYU g ^ that
WcfcQfPfiZbZcZbcJOegaXdceceaZdaPKa g ^ the
fffffffdedheeeeeeeefhfffeefefefgff g ^ their
edcdeecdgdidcdefcedcdcgcabgccbeecb g ^ them
ddedecececgccedddddddidcdhcdcdedcd g ^ then
baaZbgZZdggaabbjbdbagbeZabebfXcbaV g ^ there
bbXYcbbYeeYgeaZgYaaahciXXdXeYgddcY g ^ they
edddfecccccceececicecccddicccbeebb g ^ think
bbbccbdbhdgaabbdddccfccdacbjbacdeb g ^ third
hcedffedddeedeeddeefideebddcffffee g ^ thirty-four
dbcbbhZabaccdbgbZbbcbfjcaiZagbcdZa g ^ this
abbbddaacbabbbZffabdcchbZbbablddbb g ^ thought
ccabdedbbfbbbccececdZbcbbbjicbdeab g ^ thr
ccbcddiccbjcbcdecebbbcbbbcdcedeedb g ^ tie
eddeeecccccddddeddddjdfeedddddefec g ^ tied
eeeedeededdfdeddedehegcdddcddeeidd g ^ tim
VTeaWaWRZcdTaefWYbeTcdbcadgbeccZed g ^ to
cVYXYZTWhdcVaaVbcYWiZbhcVgeWfTZYTe g ^ told
YfVVZWWWcheXXdeWXZeXcYhhUVYiVUYYWV g ^ took
ccbdeeebbghbdcdddddekccccbbcdcddee g ^ tor
acdbbccbbcbccdbjbccbccbcjdbcecdddc g ^ town
cccdcedccciccbceccieccdbdcddcbeebc g ^ translat
dbdbdccdcdbcaecbcabbZcbdibbbhcddib g ^ treat
edeeeddddceeeeegeefdjdeddccdccfefc g ^ trial
ddddccdecabjgdebcdccidbdddcbddceed g ^ truck
cacdddZbaiibbbadbahcbbaaZahaZiedZZ g ^ trust
ddddfdbddchdeddfbdddceecddcidbffcc g ^ try
ddcddddbcccbjccddcbdgcdcdbbcccccba g ^ twenty
aXgebZZgddcdeYYdfYYYdhaWWhbffYbcZX g ^ two
aaZbaddafZbgacbbbcZchecabakdbadeab g ^ uncl
ccgdddfcddddcgdjejdcddeeededddccec g ^ unit
cdbaddcadcdcgccecfbcfhdbchcgbfdeca g ^ until
feeeeeeedcdddddiiddededceeicddeeef g ^ up
bbgcZabccaaecbagababigfaZYZaZZabaZ g ^ us
dbifcdbbddbbhccabcajbbhbbbacbcbdaa g ^ used
cdeecdeceddddedddeddgcddkadchcccdc g ^ video
iccccdcccbcccdblddccbdcdhcgbcccdcb g ^ villag
bhjaccdecdecciddcddccededdededdfcc g ^ visa
cbcddeddbcddhddedecdgiddcccbbcdebb g ^ voic
eecdcefedeeeeeeeeeeeiceeedfdicffei g ^ wait
eeddfeeddigcddeedecfcdededdddefffe g ^ wak
bZiabaaZhjaZZbZcabZaaacabahaaaccZY g ^ walk
afabaaYZZhZdaYacgZZbjhhZYhYZXacbYe g ^ want
dddddcceideehddcdeddcddccccdccdcdc g ^ war
eRYdVQgcgaUTXcTaQVWijPicdMbSbbgVib g ^ was
aaaaZcaadbabacaigaabbZfiZaihbabcaa g ^ we
ddddedbddhcdcdcddddccddicdddddefcc g ^ wear
eejgeeecdedefeeeeeddfdbgdggecbfeed g ^ week
dddcddebckibbcccdcccedccccddcbcccc g ^ well
aYbebdaVZafVYeYWWahYXWadcchfYgbdYW g ^ went
ceaZZfZeZbaafaZYabZaighaehXWYZaaYX g ^ were
eeddfedcdddddededeecbhijedddccefec g ^ what
fehbfdedZadededccdecgbcccbgcbhefdb g ^ when
dcbceccdabccccdgdebckgcccibcceeddb g ^ whit
bcabcbcabbabZcbZddbceZgahiabacddci g ^ who
eecdeeedbddddckccecddcddccccdedede g ^ whol
eeddfffeeeffefefeffffedeeieehffffd g ^ why
eUfXWZcheccadWYYVYYacebgfdedXXcbXW g ^ wif
bZaadcZZYYgabaYclZbcfXafZeZZZaddZg g ^ will
edabedeceddcbbgbhdbdaccfbhhYdcddcd g ^ with
dcceccdecfededecedecccdiaciedcdbdc g ^ witnes
dbacadabacccdaabacaakafeZcehabdcba g ^ woman
ceceeeebbddddccdcedchcdghcbdhdeddc g ^ women
dccdddcddeedcicdddcdeeecddedechcac g ^ won
bYXicacYXeXdocaZZbdhZbbWaYYWZZceYW g ^ work
XYXWXYXXXXddZaiXhdVYghccWedVVXYZUT g ^ would
dcddeddbcdebddcedcddbccdcbidjdeeba g ^ writ
cbccdccbcbdbdcbdcdbdchchddcchbchaa g ^ written
bccceccdbcccccddddcccedbccdckjefcc g ^ wrong
eedefdegdedeeeeedeeecibgedfcddeedc g ^ wrot
babadccaXghbYZiYcccadgbgbhcYbhddca g ^ year
kbdeffebcceebcafcdbedefecdefdeefbb g ^ years
dbhfbhZaabcbfbbbabaadjhcaeYdfacccZ g ^ you
dccceddcdcddcddddcccfdcdcdccjcddcd g ^ young
deeeeefdegeidhedecdecdddededidefdf g account a
ecdieefdcdedddddeedddceiecedddddfe g account the
kdefdddcbcdddedcdfddibecbccddddddd g adjudant cal
ddddcddddicddccdecdcjdddccddaddccb g admission discharg
feeeeidffffffefeeeedfeefeeefeeeede g admit allegation
dddcddddcddcciecddccdjdcdcddchdddd g advis a
ccccccdcdcddccckddccccbbcddcdccdcc g advis travel
ffeffeddfdeefeefceefdededhhedeffec g afraid he
ffefffedfdefefefdeefdddediefefffed g afraid kill
eedhffededdddeeedeeedeedfgiddefffe g afraid that
ddddfeeceddddedecdeeiddddhhddefffd g afraid the
efjffeeedeeeefefeeefeededieeefffee g afraid they
ffefffecedeeeeefdeefeefedieeeeffed g afraid will
eeedefeiechedcfdeedededddeeeedeede g aid his
ffjffefeddeeeffffeefdedeeiefdefgfe g airport that
feeeeidffffffefeeeedfeefeeefeeeede g allegation conced
cdcdfedbdcicdccecgdddcdgcddhdcffcc g alon a
hdddeddbdccdjdbeddhdecdcdcdeddedcc g answer cal
efeffffedeeeefeeeeefeghdedhecefffd g answer not
eedeeeedddeeeeeeeedeeggedeieeeffed g answer the
ggfggggffeeeeggfgffgehifgffffegggg g answer who
cdcdcdebdcdcdcdbdbccgheddcgbabbicc g appear the
edcddceceddcdedddededicddfhchcedcc g archiv the
dedeeedeeeddddedehddiddedddddedded g arm back
deddedddddcddddcdgecjccdddcdcedded g arm the
eeeeeddedeeedeeedeeeddgcddidddeeee g army the
dbbadbeeadcdcdebdecaebcbchkbZaefdd g arrest and
efddfefceddddeeiffddfcbddbcjddeffg g arrest his
fffegfgeffeeefgfggefieeefdeeeegggg g arrest shop
ddcbedcbbcccdddcdechcbcccgjccbefed g arrest the
edidfefedffeeeffeffffffffdffedfffd g arriv jfk
dcddccedddddfdddddddkcgcddddccdddc g articl of
dcdddcfedeedecececedjcfdcdccbcdhde g articl the
bbbcbjbbdabcbcccbcccbbhhcbbcjbdeba g ask a
deiddddcdcddcedcdceciccccceeccefdd g ask an
ddccecddccdcgddeddceeihgcedebdffdd g ask and
feddddedeeddefeeeeeedjcddgddhdeddc g ask archiv
ecdedcdecfefdeeddfedjcidcbhdddffeb g ask been
ffdeeefddedffeffffeffedefiededffef g ask com
effeffeefeeddfeeeddehegeeddeeeffdi g ask day
fdeedeeeddeceeeeeddeedhdehccddefdd g ask for
ecdedcdeceefdeeddfedicidcbhcddffeb g ask had
ffffffffffffhfffffffedehfheffeffff g ask he
cbZabcabbbbabbbcbbabahgZbjfcZacdaa g ask i
ffeefefeffeeeeeeeeeffhfeehefeefffe g ask is
dcadjdehacdcddddddcebhccdhcfbcefcc g ask me
feeedeeeeeeceeeeeedfddheegddeeffdd g ask my
eedeeefedfedefeffdedhdhddddhedefee g ask nam
ddceeeddedfededfdddffdicddhdceffdd g ask of
eedfddedecdededdedeeicccddiebcefec g ask order
efefeefedeedeeedeeeejdgdeddeedfffe g ask paid
ddciecdcccgcgddeddcdebhgcbddbbefcc g ask said
efeigffeedhecfffeedfdeddfdfeddeffe g ask she
fffefffeejffhffffgefedegfeefehfgfd g ask tell
efdiffeddcgdgeefeecfeidgeececceffd g ask that
cZdaYhccYZbZaabZZZZbdffYZiggfecbZV g ask the
ccbccdefhffbccddbebcfabbccgeafdeca g ask to
feeedeeeeeedefeeeedfdehehedgeeffdd g ask trib
fdddcededeecefefdddfddddeegidcffdd g ask us
eeceddfcjcdcedeededdccddddhcccffec g ask wait
eedeeefddedffeffefefcddeeihcddffef g ask was
efeigffdddgdhfefeedfeddgfcdedceffe g ask why
fffffefeffeeeffefeefeieehhegdfffff g ask your
efffgefeeeeeeffeffffeedifeefeefgff g assemb said
eeedeefddedideedeedddcihedddcdefed g assemb the
deddddcdchdcdeejeddeddddccddcdfeed g attack the
ecdddeeccdkeehddeecedeecddeeeeedcc g attend meet
cidedefcbddcdeeeeeeddgcddgdhbheeed g aunt the
eheeddedeeeeeefefeeeefeefeeffjeeed g b- statu
dddddedcdiiccccddecdbeeceeeccddded g baby the
ggeegfgffdeeefgegfefgdfeghdeefgggg g bag head
dddddedecdddedddeeeddddcdcdcjdedfe g bag took
ffefgfgfffefefefefefidefeeedeffgff g beat a
ffefffffeeefefeeefeeiddeededefeffe g beat cabl
gggggggfgefffggfggfgieeegeefgfgggg g beat father
ffffgffefeeeeffefeffgegheeeefeefff g beat for
ggffgggeeeedegfdffeghdefffiedegggf g beat on
cdcddddbdddbcddheccdhdeddehcbccddd g beat sol
cdbcdcdabcbabdcgdcccibcbcdibaccccc g beat the
dedeeeeeccacdccdcdbdlbZdcbdccedecd g beat with
ggffgfgegefeefgegffejdeeeddeffgggg g beaten a
dedbffgcchcdcceeefceidddeddddcfgfd g bed day
eeeffefeefcfeffeffffgdhededeefffff g bed the
dddcecbcccddccdecddccdhiccdcdcefcc g believ army
dddcecbcccddccdecddccdhiccdcdcefcc g believ i
dcbcedbeccdeccdecddccdciceccciefcc g believ in
ccbbdcbebbdeccdebdccccgibecbcieebc g believ the
dddedfefcddeeedededecddcjddceeffef g belong her
dcddeddccddddededhbegcbjcccdddefde g belong the
edddedcebfdeeeddceedeceecldhdgffec g binta to
eefeggecfkcdcddcedefdgfdbcfeceggce g bipolar disorder
feffffefeffffeeeefeffeiecedeefffff g black the
ededffeddjcddeeeeeddgeeeeeeeddfgec g bled day
ededffeddjcddeeeeeddgeeeeeeeddfgec g bled two
efeeggecehccdddchddecdddcddedeggfd g blood a
hacbedfhccbccdccdfddcdebccdcbdffee g born and
gceeeffheeeehdeeefeeeefeeeffeefeef g born december
hcfegfeeefffifdffffffffecfffeefgee g born esteli
jYcefffcbefegdceeeeedefcceeedceebf g born in
icfffffcefffefdfffffeffdeffffeffff g born january
heffffffefffffffffffefffefffffffff g born san
icdffffdeeffeecffffffffeeefeeeffff g born september
ffeegfgeedheeeffeeeehdeeedeedegfgf g box a
ffffffffeffieffefffffhgffeeeefffff g boy said
ffffffffeffieffeffffehgffeeeefffff g boy that
eddeeefccddhdedcedddihfdccdbcddede g boy the
cccddddbccecckcececedggddcddddefcc g boy to
dededdccdhcfeddddbcdicdjdchecddedc g br a
ffeeffeeegiddfeeeedfedeeeeeedfefde g br the
efhhfeeedeffffefffefeefefffeeeffff g brazil by
ffdefefebcdeeeedeedejcdeeddcedffff g brok door
ddddfefcdkbddeeeeedfceedecdeddffee g brok hip
ffeegfgeeedefefeffefideffeedeefggf g brok the
ggffgggeedefegfffgegfhedfeeeeegggg g brok window
dcdcddddccdccedcddddiccdidccddefdc g brother father
eddeddeecdddefeedeefccccdjcdcieeed g brother him
fceeefdeedefeeedeeddhdcdccjbdeffee g brother the
ffddfefeeecddedededcfdeeeiejeeeffe g brought back
ackbccbbabacbacccdbadcabagfaabbcca g brought the
ffeffefeffefffedfeeeifeeeicdeeffff g brought to
fffeffffeffigffeefeffeededehffffff g bu my
fffhgfgcdfefffffffffheeeffddffffff g bu not
ffeefefdeeeeeeedeeeejdeeeedeeeefff g burn an
eeffdeeeedefeeeeejfdedeedeeededddd g burn cigarett
ffeefefdeeeeeeedeeeejdeeeedeeeefff g burn iron
eedeeedddddddeeddeddbjgeeccdceeedd g burn shop
cdcdedeccfcbddccdccdhdcddcbcjceddd g burn the
dedcedfdbcccdddbdddcgcdddbfchbeefe g burn with
ffefgfgdedeeefefefefjdddeeeeefffff g cabl the
ccdccdbcacbbbcccccbcbijaabcccjddbc g cal a
fffffffedefeeffeffffidheeecfeeffff g cal an
debedefcdchcdeeedfdchehddfccccffec g cal and
ceeeceficcgdeddececeddcddececdeedd g cal me
effeeeeecdiefeecdeeedecdcdidcdeffe g cal not
eddeddecbhfdceecddddfhhcbbacddeedd g cal the
dbcebddcbgieedddceedbidddjbdedfedd g cal wif
dcdefdfeccdddeddcedecidjdcbccdgged g camera my
ecdeeceedcdddfddcdedccdjddhdcddfed g camera not
fceeeeddedefdhdedecedecdceicdedddf g captain the
ffffffgcefifeffffhfgdcecfcceddfgfg g car more
fefefeeedcdeeeedededjddddchcdeeffe g car not
ddbgedebdcbhcddccdccgcddcffhccdfed g car the
ffeeeffdefhideedeeeedcdceccdddfffe g car two
dddddddedcddeidddediddddddddddddcd g card a
bcccbdcdfcccdcdcdddcdccicbcbjcdddc g card bag
cdddbdcdccdcdidcdddbdccbcbcbjccccc g card in
dccdceefbijddcdebgdebccbccbbddedce g carry the
ddedededdefefddeehdedddcdidcddeeee g chang the
ccdeccdcceccddcceeeddcdkcdcccccccb g channel reader
dedeeefddcefdeedefddgdccddjddeeefe g chief the
edeeedfeddededeedheedddiddedeeeeee g child the
eededeeieddhdeeeefddededdfddeddeed g children send
eeedfefceefddehdefcejedhdeedeeefde g choir the
ghdefffheefedecfeeeeefedceefeeffef g citizen the
ghdefffheefedecfeeeeefedceefeeffef g citizen unit
cieefedeeffffedfeffjeedececedeffcd g citizen was
edfeeeddeedeeideeedchcdcecedddfeee g clas arrest
cccbbcciaiccbbcccdcdecfcddhbcbedbc g clos the
ddddfdeddcheeedhedcdicedfdddfdeeed g cloth the
ecdcdedddeddedcdccccccidbccccddeic g collaborat the
edhfffeeeedeediddedffdecdddddefffd g columbu a
eeedeeegddeidedhddedfdddddcddeeedc g com a
ddbeceehdbjededddededhcccdddeeefed g com christma
eeeffefdedheeieeeeeedhdeeeeeeeffee g com day
eeddeefdcjddeeddeededdddfdgedeffee g com in
deddfdfeheeefededeeekcfdddcecefffd g com sign
ddeedeedediedeededeecddcedfcddeeed g com two
eeeeedfdeeeeiefefeeeheedfedeeeefef g company did
eeeeedfdeeeeiefefeeeheedfedeeeefef g company not
eeddfefdddeeddeeeecdddeddejdcdfffe g complain the
eedeeeddeeedeedeeeedcddddjgdddeeed g complaint brought
fffffffefeefffeffeffedggeegfefffff g complaint prosecutor
feeeeidffffffefeeeedfeefeeefeeeede g conced charg
fffffefeffdfeffdfhffieffeeefdfeefd g consistent suspension
eefededdddeehdfeeeheeeeefffdeeefee g cook a
ededdededeehiceededeeeeeeeedeeefed g cook school
dfefffkeceeieefefeeeefedeeeeeeffec g cook the
ddcidddddibdddddddbccbedeccdccedcc g count day
cdciccddcdccddbdedccccdicbddbcddbb g count the
edchfedddeeeheeedfeddddeeiecheffed g country a
ffffgigefeffffeeffffdfedeeeeedgggf g court the
ddcdeedccdddddbeddcdgddbcbdjcdffce g cousin the
eeffeefeeiefeeefddefeffeefffeeefee g criteria major
dccccdcccccccdcccdcjccccdbciccdedc g cros in
dcdddedjddddddddddddcdeddddddddddd g custody minor
dcdddedjddddddddddddcdeddddddddddd g custody the
ccddcdbdccddcccdcdcdhchibcdcccdebd g cut hair
ccdecefcdbdddjddbddececdhcecdeffbd g daughter a
feefeffgddeeedeeefefeieeedfddeffde g daughter her
eeeeeeegfeddeeeedededcjdeedddeffde g daughter his
dbcdcdeccbcddhddbgcecddddjecccffcc g daughter to
jecbfefcdccfbefcehfdfdjdebcbgdfffd g day a
efeffffcdeedeeffffefhieefeeeeeffff g day br
fffefffffffffffeffeeeeidedhefeffff g day did
eeeefefdededeefdfiedeejdecddedefea g day for
dddgddeccfgdddddccdeddececddddffdi g day i
dedcfeediecdcddceecdheededfdccfffd g day in
feeeeefeeeedeffdgfeeeejdecdedheffd g day it
dcdceeechbgddddedececdccedeeidffdc g day my
fefdeeedeedfeefefdeeededeehfhdeeee g day not
decdfffddddcdideedddhdjcfeeedeeefe g day school
ddddeeccccicdddeeecddceddccdieeeec g day six
bbZZcbcbfgebaacZbcbheZchbafYaabbba g day the
eeeheefdcdcdddeeeedegcededhcddeefe g day to
ddcbdcedhaccccdbeebckcedebcdcceeeb g day was
efedffecefddjeeeedededeefddecefggd g day week
efefgefeedeeeffeggeejdfefddefegfgf g day whip
fefeffgdfifeedffeeefefefeefeeffffe g day work
efeeeffeeefeeffeffffieeefdeeeeffff g dead may
kddcecfdecdeddfeceddgcececddddfffd g detain day
ffffgegeeeeeefffffffiefeeceedeffgf g died mariona
eedgeefddceddhdgedcegefdeeeddedede g died the
ccdcddeggbdccddddedekbccdccdccfffd g died to
fefdfffheeeeeedheeeedffeeffeefdeee g died two
ffffffgeddfhfeeeeffffgicfedddefffe g director school
feffgfgdfieeedfeeeffffffefffeeefff g disorder major
ffeffffeffefffefhffffefffffffffgff g doctor here
ddedddedfhfhddjccededefdcffeeddfdd g doctor in
ffffgfgefieeeeffeefededdedhfeeggge g doctor me
edbcgefcbfhbdceecedfcdccidbdhdffff g doctor the
ffffgfffffffffffhfffefffffgffffggf g doctor to
dcdcceddcdcbbbdkeecccceddcccddeedc g dollar day
eeedfffddddddeedeeeefieeefdcdeffee g door a
deedfffdcdeeeeddeeddfhdedidhdefffe g door the
dddeddedddddddedeeddfiddeedccddded g door us
cddcfdccccccbeddeebdkccbbdddcdeecb g drag the
dgefgdfedeefdfeeffeecjeefhededffff g drew finger
ddcdeddccbccdddcddcdjdbgicccdcdede g drink the
feedeefgecjeddedfeehdeeefeedfeefff g driv a
dddeffecdhgdiddededdddeeeeeeefeffe g driv eye
fefffffgffidddfeffffffffffffffffff g driv to
eedddefcecjddcdededdfefeeeeeedefed g drov to
dfeeeeececiddedeefddhddeeceddeefed g ear the
cdccbcfddacgkdebedbabdededdcdceeeb g earn a
edceaeedddcflcfaeecacefeededddeeec g earn month
eeeffffedfffefdfffefeffieffeeeffff g easter baptiz
eeeffffedfffefdfffefeffieffeeeffff g easter i
eeeffffedfffefdfffefeffieffeeeffff g easter was
edededeiehdcdcddddddidgccdcdcdeedd g eat the
ffeeffffdbeeeefeefefjdedeedeeefffe g edg the
edfdfffiddeccedeeedecdcchdidddefef g elder the
ddeedefeedcicdedddddejdccddceddede g end his
ecfddeefcdeeeeeceefedffeeefedjfefe g end i
djccdefcbbdcdccecdcedffdfdeedidccc g end june
dhdcbdddbcdcccdcbcddcdhcgccccheedd g end the
fcgbeeefcffefdffeffcfeeeedecfjfffe g enter a
eehiffgeeefeefefffffefffffffeefggf g enter unit
eeeeeefeeeeeeeeefeeedjideedeeefeff g envelop the
edddeegehddedffdfgfdddddeijdccffff g escap the
deddfeeedeeeddeeffedjeddddddddefde g expel the
deddfeeedeeeddeeffedjeddddddddefde g expel university
eeeefefdejcdeededdefedcdddddceffee g eye are
fddddedccgceddddddceidhdcbcbgdeece g eye the
ffeffffffeffffffffffheiffeefffffff g fac a
bccdddedbbddedddedcdcccidiedccfecd g fac nam
fgefgfgeddeeefgdffegigfffedeeegggg g fac the
ddcdddcdcdddeddddedcccbckccdcdedcc g fami a
cbbccddiXZigcbcdcdcdcagbhgebbbfecc g father a
dcedfedccchcceieideecedcdddedefgde g father cannot
dddddeegchhddhdddddddddddcddcedecc g father com
ebcbeeekbifcibddcebcbcdccbcdccdecd g father he
dcedfedccchcceieideecedcdddedefgde g father i
fdfefffeedddeeefdfeefedeeideeeggff g father is
ffffgfghffefjfffffffdieffeefeefggf g father me
efedgegccdcdcedeefeficdbdcgbhdfgff g father the
edddeddddccccdddbcdeecdcdkccdddeee g fear be
feefeefefeeeeeedeeeeedeeejdeeeeffe g fear would
dccchcdfdffgddedeedbddeeeeddddedjc g fee paid
deddfedbdedcdeecfeddjddcdcccccefdd g feet a
ddddeedcdcdcdeddddcegddcjdedddeeec g feet the
bcbbcbcbfibbcdbacdccecbbabaahbedcb g fell the
faffchffeffeffeeffedffffffeffgeefd g fil august
fdffdhgffffffffffffefffffffffhffff g fil court
fceeeefeeeedeefefeeeeeeeeddeejeeee g fil day
dcddahfdfefceffdgfecceeeedcfdhedfe g fil january
ccedeeeccdecddedeeecceddddcddkdddd g fil july
ebeedgfefeeefffefefdeeffeeeedieeed g fil march
fjdeccffeffefefefffdfffffedfffffff g fil november
ddeecdeeeddcdedcdecddecdehiddddedc g fil open
fdedcgeefeecfefeeedceeeefeheegfeee g fil the
ddeeeeedddeddeedeedcdeddddkdeddeed g fin goat
fffffeffeffffffgfffhdeeefeiefeffff g fin the
dgefgdfedeefdfeeffeecjeefhededffff g finger his
efeefdfecddecffeffdejdedfddeeeffff g fir hous
deededdeddddceddeeddgiccdcddceeddd g fir the
edcdcdfciccddddceedchceddbcdcceddc g fiv morning
edcdcdfciccddddceedchceddbcdcceddc g fiv the
ffefgfgdbddfffffffffjefefcededgggg g fiv they
eeedfeedeiiededededfeeedededeefffe g flar cannot
ffeefffeeeedeeeeefdeieeeedeeeeffef g flat machet
ffeefffeeeedeeeeefdeieeeedeeeeffef g flat the
eejbfcdefdeedeeeeeededfcfeeeedffed g flew brazil
fgefgfgefhdeffgdgdffgefegfefcfffgg g forearm the
ddedbcededeiddedeedcddedeehddddded g forward the
feddedddcgedededdfcccddddjdjdcdfec g found after
cebdcddbbbibbcdccdccdcbcbabhccdedc g found at
bcdeddddiccddedeeedicdjcdcccccedbc g found nam
cdcbdcdbbggbdddbddbhibfccaaacbddcd g found the
feddecddcdcdededdecccddddidkdcdfec g found there
eeeddffiechhcddeeeeeeeecededdeeeee g four and
edcdcdddbbidddehdeddcddccbicddeeec g four the
feeefffeeifdeffdfeffeffffefedeeefe g fractur left
eeedgdfeedccedfcgcddjdededdeadfefe g fractur mandibl
ffeegfgdfgfedggdgdfggefegeefbegggg g fractur right
eeeefeeediddeeecedeefefedeeebeeeee g fractur the
fffffffefefgffffeeffhefffeefeefgff g front me
ffffgggfffeffffefffggfehfeeeffggfg g front peopl
cdddfdeacdcdedccddddecdhcciddcefdd g front the
efeefefeeeeddfedefeedcddccjdeeefff g gang he
edjcddfdbdddefedefeddheedcccbdfeed g gat the
efdeeffecedddeedefdekdddedcecdfffe g gendarm the
dedefefdeedddddcddeeehkiddcdedefee g girl is
cdcccdcdccdcddcdddcdccdccdckddeecc g giv away
cdcccdcdccdcddcdddcdccdccdckddeecc g giv in
efeffefffffffffefefeeeeeeeeeiffffe g giv interpreter
dddedcdecbhgecdccccdgacfcbbhddeedc g giv the
ahbcbcdhbcdbccccccbbicbcccccccddcc g given the
eeeeefedecdeejdeeedfddeeeeeeeeeeee g grad read
efeefefeefffdjeefefeeffefeffegffee g graduat may
bbddceehbbccdddedecciedcdddddedecd g grandmother her
feeefffeedeeeedfheefeeeifeeecefffe g grandmother not
dbeehcdeedecdcdcdddccdddcdicccdddc g grant a
dfeefjcceddddededicegdhdddecdedebe g group the
fededfeedeeefeefceefkceedccddeffec g guard me
ffffffffeeeefffeffefifeeeedeffffff g gun shot
ededdefededjdddddddeddddeeddddeede g half the
egefgffeddeeefffgfffjehefedfdfggff g hand a
efddfefdeddeefeheeedddcddhcjeeefff g hand at
bbbbcdbZYdababbhbcacgZdZahdhZccdab g hand the
eeeecdcedddeieeedfeekdceccheedeedc g harm the
ffefgffedieeefeeeeefedeheecedeffff g head not
fffffffffffeffffeeffehfhfeefefffff g head said
dedddeddccdehddddeddjccbccccdefdcd g head the
edeedifdeeeeeeeeffeedeeeeeeeededeb g hear october
ddddfeegdddcdedfeedejeddddddieffbc g heard my
eddddccidhdcccdcddddcccccdidcdedbc g heard the
fddddedeefeecdfeffeciehfeeededefcc g held a
ecdcedcccccdcdeeefeckefdddeedcefda g held four
eededcdcddceddejdeeegbcebebdccefdc g held the
eedefeeddddigeeecedfdddcecjccdffec g help to
ffeeffeddedeeeefdedfeeedfcjdcdffec g help told
ffefeeeeefeefeefefefedeeedifcdfefc g help was
bcdcedbdhddccccdcdcccbbccbckbcffcb g hid a
feegfffdcdddeeedceeedededicieeffff g hid the
eeeddedddeddjeeeddgddededdddedeede g hir any
eeeddedddeddjeeeddgddededdddedeede g hir back
eeeddedddeddjeeeddgddededdddedeede g hir tim
ffffffefefefeffeffffieeefdeeffffff g hit a
ffeefffeeeedeeeeefdeieeeedeeeeffef g hit flat
decdedddbbecdddccdcdkfddeccdbcdedd g hit the
fgeffeffeeeffdfdfefeieffeeedfdffff g hit thigh
efeefefcdddceeeededejbgdddddddefee g hit with
dddcfddcdicdcdddciceeddcdceedcddcd g hold the
eeeefeeeeidifededgdfeeeeedddeeefee g hom a
eeddfefddccdeeeeeeedjheeegdecefffe g hom has
eeedeefccdfcieeedccedhcddiddbddedd g hom her
ffffffgefdeigffffgeffeffffffffffff g hom month
efeeeefcdejddcddcededeeeddddeeeffd g hom the
eeeeeeeieidddhddcgdeeeeeedddeeffee g hom would
eddbfffeZjdfdcfefffdeffeedeecbfffe g hospital day
ecdcedfdbbiccbcjbdccceedddedbbfgdd g hospital has
ecccddfcbciccbchbdbdcedccdeddidfdc g hospital the
ddcccddcbcdeccdidgdccdcccchbebdeci g hour a
dedefefdedeeddfeeiedeeeeeedegdefec g hour an
ddieddeddcddedddedddddddedidceefed g hour and
dcdccdeddcbbkdecdcddbcdcecddcdefcd g hour cut
dedefefdedeeddfeeiedeeeeeedegdefec g hour interpreter
ddddedececgcidcddccddgcddccfcddfeb g hour is
deeffeedfdhdjdddedheeddedddddeeffe g hour that
ddbddddjcdgbibedddhcccccebfccddfcc g hour the
ecddeefceghckcdcddcdedecdddcdeeeea g hour week
edddeeedccdidedcdecdbhdcekccedfdec g hous a
dceddeecdddefecccfefideddicccdffce g hous confiscat
deddececccdccddddeddgdhcdbcgdcdeee g hous found
dddccdcdddecddcjdedddheddedhdceddc g hous la
eeedeccceifddddeddcdccdefdcdeedfde g hous night
feedcdffdffedfedfffejeeeebcbeefefe g hous search
fffffffheeheffffffefhdeeecdeefffff g hous was
cddcedecdddcdecdeeccfbdddbdjjdgffd g hous with
dfdeffffdcefcffeffffidfcdgddcffffd g hung the
ffdefegeededeffdgfeeeejeegdedefffe g hung wrist
eidedefdeecedefefedeieededdedefffe g husband a
edddeefeeceedffeffdefedeeddjdeffef g husband beaten
feeffffefifeffffedefeddeeehfefffee g husband cal
dadehgeefeedeeedeeeceeeeeecedgdddd g i- fil
decebhedddeeeefefeddddeeddceejddcc g i- lodg
ddefhheeeeffeeeefeeddeeeeeeeecddde g i- was
eefffefeediefeedddefdfedeehdeeffee g insulin the
efefedeedefeeefdfeedgekdeeceddfeee g insult president
cbcebdeccdedicehecdebdccjdccccddbc g interpreter the
ddcdedeedefdeeddeeeeeedidgeegdffcd g interview the
ecddbdddcddcjcedddcdideeedccdddebc g job bank
ccccbdddbfccjcdccccchccddbahccdebc g job the
eeffegededddefeeedeedcdcdcidcedeee g judg a
eeeeegededeeeeeefdedddeeeddeeddfie g judg at
eeefeifdeeeeefedeefedeecedfddcdffe g judg that
efeeeffeedeeeeeefheeeeeeefeeehefef g judgment the
deiefegcdbddcdedeecdebgbdecddefggf g kept for
fffffffeeeffdffdffffieheedecdfffff g kept the
ffeffffeeeeeffffefefhdgheeddeeffff g kick the
ededffgidjeeefffffefdddefdefeefgef g kil march
ddeeddeedefddeddffdejedddcdeeeeded g kil may
efeefeeefeeeefedfeeeeedeedjedeefee g kind she
eeddfeddgededfddefcehbcddciccdffec g knew the
eeeeeddhfcdeeedecdeeededcdedeiffec g know a
effffffdfhgffgefeeefededdfhedeffee g know i
dcdcdccgebaccdbdbcdcjgcdgbabchdedb g know is
decdeeebdccccedddcddjcdbechdjddebb g know it
efdeffedcdedefffcedfdhdjedeiedffec g know me
ffefeefeddheffdeddefddddefhdcdfeed g know my
dddcdcdgeghbcdbcdbccggcababbcbcedc g know she
deddffeceddddddeeheddgdcecehdddehd g know the
eefefdedfhfeefdeedefddedcdeediffdc g know there
eeeeeefdeciddeeededfdhcdeddieefgee g know to
deddffedeeedddddddddeeeddefdddddjc g know work
efddffebeciccededcddcdfcececieefcb g know would
eejfddddddddddeeeddddeeeedddecffed g land mexico
cccdefdcbdcijededeeecccbdiccddffdd g land my
fefdfefhedddefeeehdgdddcedidddggee g laugh a
cedceeedecccdecddddcjdcddchdcgdedc g lawyer first
eeeefefeeefeeffegfeeeeeefeeeeifffe g lawyer on
cddceedddccbceccdccdjdcddchdbhdedc g lawyer the
ffeffffeddefhhdeeffffefeededeeffff g learn read
eeddfffeeeffefefeffffedeeieehffffd g leav hom
efeefefffhedfefeheeedddeeddfeefgfd g leav will
cddieedccddcedcddecdccdccicbidddcd g left a
dfddeefccccccfedfddeicddedddjdffff g left on
ddcbeeccbfcgedicddcdhaccdbbbiceedd g left the
ffeffffddeedffffffeefifffecfeefggf g let and
bcZbabbhhccecbcabcabbhahaahbfccdba g let go
eekefefddddddeeeeeeecbddeddddefgff g let in
eeidfedbcbdccecddecdgbccdccbedffdc g let of
cdcdddcbcccccdcddecdkddidccdccdfcc g let same
bbhdcdaZaabbccZdbebchagcbZZiabddaa g let the
ababbcacaidchabcacbafacgabebeacbZZ g letter the
dddddddcdkbdcccfccccccddccbcddddcc g level be
fdddbdeeffeddfedffdjfeedefeeeededd g licens paid
cdddddcddekbcdedcdddcddceccddddeed g lift and
eceeeefjchcdcdededdeddededdedeegfe g lift pound
deeefffdeedideheeddeeeeheddddefgfe g light the
dceedgdddeedeecdciedddcecccdbdeddc g lik not
eeeefeffeefeeeefcieefefefdeeeeefee g lik that
feeeeeffeffeeefdeffchdddehddeefffe g list be
eeeeeeededdeeeedeeeecddedjdddieefe g list in
ddedddffdeedddchdeddeieedgdcddeeee g list the
ccccddegcdcdddiddddeeffeccddddedcc g liv addres
bbccdeebbcddedieiececeddcddhddffcd g liv my
bccccdegccbdcdiddddddeeccidcddedcc g liv same
dddjecehddcbcdbcddcdcdcdccccccdedd g liv street
cbbdcddhieabedaccgcdbcbdhhbdcbedcc g liv the
eefffffiekceeeeeeeefeeeedeeeeeffef g liv them
eedecefeedejbedefedcdedeeeedeedeed g loan the
edddeddcdcddddeededekcccdccdddefed g lock door
efcdffedccccdddeddbekcecebdcedffdc g lock in
decebhedddeeeefefeddddeeddceejddcc g lodg the
egeeeeegeddddecdddeedfddidedcgeede g long i
ceeeeffeiddddedeededjddddfehdddedf g look her
efefedecdcdceeeededfbgdfdjdcddffec g look me
feffeffffeeeeeeeeieeeefffeeeeeegee g los her
ededdedcdedjdecdddcedefeeeecfdefdd g los hous
feffedfkdbdhkdeebdeefdefecddfefffd g los job
cddddedcciccdccdddcdhddddddcdcdeed g lost baby
fddddddjdiddcdddddddceeeddecccddcc g lost in
eddcceeedgddkdededddeefefdddeeefdd g lost job
dddeceeedebceddieddejefeddedcddeed g lost leg
edeefededfededdedccdiefeddddcdddcc g lost right
eeffffdeejedefdeeedfeeeedeeddeffdd g lost teeth
effdfffjefeffeefdfdfeeefeddjdfffff g lov and
eedeeechdeededdddeieeddddddddeefdd g lov help
ddffddeefeeegdddffeehedicdceddeede g lui a
effefffeefefegeefffeheeeeeeeefffff g lui the
ggffgggffffefgfffefggehefeeffegggg g machet a
fffffffffffffffffffffdhhffdfefffff g machet said
fffffffffeeedeeeefdeehheeeeedffffe g man a
deeeecdbeddceedcedjedhhdddcbceeddd g man block
cddcddccbdecddcddebcccbbhbcccjeecc g man cal
eeedeefddddddeejeeddjdedddddddffef g man he
ccdcddccbccbcdcbdcjchccbcicbcbdccd g man his
eddcddddccdcdcccddbdcegbihcbcceeec g man is
eecdeeedddecdedeeebdicciiccdccfffe g man me
effefffceddddeeeeedechhdheicdeefef g man our
feeegffedeeeeeedfeeeeddhhdddedffff g man polic
ccbccbdbZbahccdacdjbbhaigacYecdcbc g man the
cccdcdfkdbddbeceefcdcdebcdddedffef g marry in
efeefffedieeeeeeegefeddeeeiedgffed g matter ask
cdedceeddcdjdddcddddcedddcdddddede g medicin cover
eeeeffieffeeeecefedeeeegeefeeeeeef g member an
eeefefeedeffdffeffffeeeieeeeeffeee g member from
ddeeeecieecddddeeddddedchddeddddid g member his
ddddddidddedceccddddcddhcdddddddcd g member party
gaddddcabddehbhdccddgccgZbdcbdeeZa g member the
deeeeieedeedeeedfeedjdhddedeededfe g membership an
efdefefecffefefdfeddiceffcdedfeeff g men a
ggffgfgeddffegfdgfegiefefffffefggg g men black
eeddfefeceeefdeceecdjcdefcceceeeff g men motorcycl
edcceeeabacdcbehdecedhhbZfcZbcefed g men the
edcddedhcdccddddcdcdedecccedcedcic g met a
ccbcccdicedecccdcddcdcdbcbcccbdcic g met at
bbbbaddhaeacbcbdbdccebehchdacceeab g met the
ddfdceeedeedkceceedeceddedkideefed g ministry the
eeeefdfddgcddeeceddddeedeceeiddedd g mix the
edecdfcedfecfedfdeicdddheedddddecd g money a
ffdefegceeedeffegfedidideecdedegff g money he
edcjeedcgfeiedefdeddeddedcddddffdc g money my
feeeeefffefddffefehehdfefddddhffec g money the
dddbdefedbekecfeeeeideedecdccdffdc g month a
eeeefffddeeedefcfffdheheeeehceffee g month his
edcddddcdidhddcdddcdfbccdccdcdefdc g month i
eddddeddedgddeecdecdjeededkdedefec g month is
ddiddeeededcddeeeeedgdededddddefed g month my
fddddedddcccceecdgddcdededcdddfffj g month not
feddfffeeiddcdeeehcedeeefcdccdefdc g month she
dcaccbdccbcgibdcdgcahcdbeccbgbcdbd g month the
ccbbcchdbbdadccbddbbdcdbccchabdecj g month was
cZbbdeegabcgcccbbdccbgccjehagcffed g mother a
dcedeedhdedceddcdeddcdddidecdeefdd g mother brother
cdcdedegebgbdccceecdbjdcdcdccddeed g mother has
ibaccdedZbbbcdhdcdbcebcacebdcceecd g mother in
kdcddeechccbceddeeddccdcdbcgddffde g mother me
eccefffhcdecffefdfffcbddjcideefffe g mother that
hYYcYbcaXZjZcaZcbbZbdfcZafbZhZcbZa g mother the
bbcecdficcedddcdefdecddcdicdcdffdd g mother there
ddcddefddcdddeeeeddediddejccdeffdd g mother to
eeeeffgdcddeeffegfefjeedfcddedfggg g mother was
efeefffeeeeeeefeffeeideeeeeedeffge g motorcycl plat
ddcdciecdddddeeddedecddddddhdededc g mov the
dedccecddedgjdedefebhdedddecdcffcb g nakfa month
dfeefffeceefefeeffeedcdjeddedeffff g nam dead
cdedddeebcedfddbeeddciccdicedceeed g nam my
hbcccbdbcbdccddceeccbhdcdicdcicccd g nam on
idedededdddddeddeeddehedecedcdeede g nam paper
efefffedehfeefeeeedfdddcdieedeffee g nam that
iZabaabchbbZbbZgbbaZehciZdZZeaaadb g nam the
efefffeddhffffedeefedcddddhddeffdd g nam them
edcdeeedicddddedeecdhdeeecededefec g night a
eeccddfccccccdfcddddkdeefcechddeef g night and
ggfggfgeddeeefffgffgieeefdeeefgggg g night came
eedcddfccciccdecdedcedeeeiehcddfdd g night check
ffeegfgeiedeeefeffeefffefdeheefggg g night february
eedbecdibjgcccdbcdabfbbbebcbccdeeb g night he
eeddfeddhhheddeeeedecefefedgeeffed g night i
dfedfefddijdceedffcdddedeceddefffe g night in
eeddfdecdefcdeddidceedddddcccdfgdd g night is
dedefdecdddddeedeeddjdddddddcddfee g night made
ggffgfgedggfffgfffeghefefeefefgggg g night my
ffeegegeheddefefefffgeeefddjeefggf g night on
ffedfefeedheeffefeefgefeffddgeeffe g night that
edccdbeabhgcacdccdbcgbcdcfddbddedd g night the
ddccecdbbcacccddddcdkbcccbcghcdeed g night to
ddccfcebcccdcdddddddkcdcccdbhddeed g night was
ffedgfgedjiddffdffdddeededehedgggf g night went
ggeefefdehdeeefeffeefeeefdeeeeeggg g nin night
eeeefdfcdijddedgeeecededdceddcdefc g nin the
cccddeeiccdbcdddeecehcdcccdccdefee g nin us
ecdcedbededefdcddechaeeebcidcbfedb g nobody arrest
eeeeeeecfehdeedededdciefedceedefed g nobody know
cdcbeedbbbideddddccdcbcccihdbbecdb g nobody the
eeeeddeeecdedeeeeddddhededidcedcdd g not the
bafbZlccbbcbbbcbccbbdacccbccbbccca g notic appear
edecdddeddedfddcedckcdccedccedcebc g number work
efddffdedfefeedfdeeedeeedehiddffde g nun the
eeeeeffdfeddjcedeedcdeeeeeeeeeefee g nurs a
cccccedgbccbhgcdccidbddbdcechcdeab g nurs the
eeedfeedddcdjiefdfdeeefeeedeeefffc g offic night
ffeffeffeefgeefefeeegcfeedgeehffff g offic the
ffddffeecffefeedeffdcbddcbjceeffef g officer his
fdhdcdefdfeddefeeffcidcdhcbdcdfefd g officer the
fccdecdddffeededeeejddceccfcgceedd g officer was
eedddefdddcdcdecddddjdeefhdeddeeef g open the
ffgfffgefedeeffefiefefeefeffffffef g opinion los
fefefddffffffeededfeeecjcedfedfded g opinion woman
feeeededecdeeejccdfdhccccbfdceffed g order not
deddedegdeeddeddeeddcddiddhdgdddee g order the
eeedeefeeideeeedddeeheeebcebeededd g outsid country
dbeccddeceeidddcdcgdfeffeeeeddedcc g owe on
eedefffdcdfeefeffeeechicededdeehee g pag the
ffeeeefeeeehdefeffeeheeeeeedeifgff g paid dollar
edeebdeedeffceeffecideeeeeideeeedb g paid fin
eddccddddedccdchddcdicfcdcdddceecd g paid the
fefegfeefiedefdfeeefefffeefeffggfd g pain month
gffffegffefiefgfgffeddeefegeehgggf g paper a
dideeifdddfeeeefeffeecedededcifeee g paper court
dededeededdddeedeedeejededddcddeed g paper door
cbbbdbbbbccbbbbdaccbjdibcbgbhaddca g paper i
dddeecdddddddedecddcjddddejdddfefc g paper not
deeefefddeeeeeeeeeeedchhechecbeefe g paper said
eeeffefeedeefffeeeeefeeefedeidfefe g paper say
bibbbhdcbbcbccdbccbbcfbbbaaheiccbb g paper the
idddededdcedceeeeeddgddfedcedcfeec g paper was
dddiedfdeddedddhddddeddeddhdceeede g party the
djhdedeedddedeeefeedicddeddddeefed g passport was
dddddeedfidccddcdeddbdcdccedbiefdd g pastor me
ddddeefchjedidcdddbddececdedccdede g pastor the
dddddeedfidccddcdeddbdcdccedbiefdd g pastor to
dddcbcfcfccdbcjkcdcccccddcdcecefec g pay is
ffffffgfeffieffefgfffhefffeeffffff g pay it
ccdcddecccchbccdddccbjcbccbccdeged g pay light
eeedcdfdedeecedieedcddededddedfgfe g pay month
feeeeeeifedfdieededefeefeeedddfffe g pay mortgag
feeefffeeeeieeeededfeffeeefdefffef g pay my
ebcdZccedccgbbeaccbcdgfedghccdddcZ g pay the
ffffffffffeeeffeffffehgfeheefefffe g pay what
fffffffffffgeffeffhfffffffffffffff g payment a
fffffffffffgeffeffhfffffffffffffff g payment month
dddddceddkddddecececcdeeedcebddddb g pcl- august
fefeeefeefeeeeeefeeeefeefeeeheedec g pcl- phq-
ededddecdkdcdddcfedddefdeedecdcddc g pcl- scor
geeffffdeeeehejhefdffeededeeefffcf g peopl been
ddeeddeeeddddedddecddecdecjddgdedd g peopl fil
cdedeedcdchcddhccdceiddbdccbggefdc g peopl i
edeeeddddcdeeedfeefejdecdccihcffdc g peopl not
ddedddedejdccddceddcbcdccdbjcccccc g peopl of
cddcedecdicceccecdcchbaaacZibbcddc g peopl the
ddededdcddddeejgeedeheddddddddffed g peopl there
efejcdfefgifceecededefeedcededefee g permit a
feefeffeefefffeeffffehdefeehhfffff g photograph the
dedefefdedidceeeeedfedddddhdeeefde g pick the
dedddefcchhccddddededcdcecdddcdfee g pil the
fdhefedhecdeecdfidffeefceddedeffec g plac a
dddedeccdeeddjddcdddeeecdddddchebc g plac the
efefffgeeefeeefegfedfdfefeheefefgf g plat the
cdcdecccbcdbbdddeddjbccgbdgcbbdfdb g polic a
fffegfgfeeeeefffffeeeeeheeheeeffgf g polic and
ffecfededffffefdffeeeedecdjdddfffc g polic did
ffffgfgeffffffffffffgfeffdgffffggg g polic father
ffffgfgefddeegffffegiedefeehfefggg g polic for
ffffgfgffffffffeffffffffffhffffgff g polic her
edehfccedieegeeeefecdfehieedccffec g polic i
fffefefeeefffffgfffedfdedeideefffd g polic it
ddcceeecbcdbcdddeedihccbccbcdcdffa g polic me
ddcbdccccdcccddgddccdbicbeggccdecc g polic the
efdhgefedeefgffeffefhdffibcdedffgf g polic to
edeefccedieeeeeheefddfehdeedccffdb g polic was
deedfffddeeedeedeededdddhicicdeede g policeman the
eieedfffffffcceefffceffefehfeeffdd g possession a
fgffgfgeffefffffffffgffeeghefffggf g post the
fffffeffdefffffhffffdeehfedhefffff g poster the
edccffeccdcddecedfdfddejddeddeffdc g pray hom
edeeddcdddedeeeddddeijcgdbdcedeedc g promis to
deeeegeeeeeeeeedededkciddddedddded g propaganda the
feeefefeefeefffeffeeeededejddefffe g prosecutor a
fffefffefeefefegfeffeeeefffgfehfef g provinc the
ffeefffeddeeeefeffeejcdefeeeeefffe g push the
bbabbbbaZhaZahbbbcaakacaaaaZZabbaa g put a
fffefefheddddfeefidgedhcfddeddggfe g put and
eeeefeededdcdeeeeededihcedcdddefee g put back
deddeedddjdcddddedcdecfdddccdeeeec g put hand
bdcdcccdbccbccdbcccbggbcdchcbcdddc g put his
dddcdcdZchfaahcbcbbcgacaaaaaaaddcc g put in
ggfggggefdeeeggggefggdhegeeeeegggg g put left
ddeedefdddddeeceddeeehdedfecidffde g put nam
fffefefheddddfeefidgedhcfddeddggfe g put on
efeefeddfeedeeeeeeeehgfdeddddeffee g put pistol
ffeffffdceieeffdffffgceefbcdeeffff g put the
dcdeeddcecddedefdcdcieedehdeddefdc g put trial
ffffgffffddfffffffffieeffdeedfffff g put whit
efefgfgdeeeeeffeefefgddheededeffff g radio i
efeefeddededdffeffdefhfhbcdeddfeff g radio that
cdedddedccjddcbdddbddecceddccdcica g read every
eddeefecbiiddgdfcebfdbeeebeedfffdb g read me
bcdccddeibdcedcjddcdahbgcgbcbcedcc g read nam
ceeddeedbckddcccdebdbcchdcddccdddb g read the
efeffefffffffffefefeeeeeeeeeiffffe g record interview
feeeeeedfeedefdeefeeddeeeddejeeedc g record not
dedeedfdeedeeeedeeeddddeddddjedefd g record the
dcedccbeddeckddededchdedcdcdddedcb g releas servic
efeheefeeidegefdddefeeeeiddceeeedd g remov the
dedcdfecedikcddddddededdeeedeeefee g rent car
feeefffcefefgefefffegdfeedegefffee g rent room
edecedcdcdedeedcdeeecddddijcddefdd g report and
ddddddeddcddeddcddedddceccjdcdeeed g report him
ffffgegeeeeefffffffeeedffeieeffffg g report shoot
eededidecdeeedeceeebccheccgcbcedec g report the
deddeefdchdddeddeededefeeeeeidfddc g rest week
edecdeecddeeeedeefdedddddidddhfede g return a
dddcfdcccccccdcdcdcdedecckeccdffdd g return that
fgfegggefdcdefgdgdegbfgfffefjfgggg g rib on
ggfegfgegdddeggegdefdefeffhfjegggg g rib the
ffeegdeddgbddceddhddddcdeccecdeefe g risk suicid
dedddedddeedeedjedceceeeceeddeeefe g road the
ddcbdddcddchidccdddbgdccbcdfdceebb g room a
eeeeedecdcdcciededddecdddddcddeeee g room an
ddcdeeeidddidcddedceddddddcddeefid g room the
feedeefbdechkdccdebfeeeeededdedeee g run daycar
fcedefecdecbhdddddhedeedddeeeeeddc g run food
efddgfgccfieddeceedediecfcedddfgee g sat in
cdcbeedbdbcdcccdedcchbcidhccccdcca g sat last
ZbZZbcbhahgaYaaabbYaegahbfbaZZbbZY g sat the
ddddfeeedddcdeddedddjdddedhecfefdc g saw lawyer
eefffffhfeefffffffefedeffhffhffgff g say am
ccbcbccbbccceececccdceccbkcbbcddcb g say ask
ddedfeecehdddecfgdcfedfddhfegeffei g say i
dededeedfdeceedddcddgideddidddeeec g say is
fffefffgedeeeeefheefdieeeeeeeefgff g say not
dededeeeeddceedddcdedcecidihddeeec g say one
eeddeefdddedeeeeeedededdeiddigeeee g say she
eefefffceddeffefeeefjjededdchdffed g say the
eeeefdeefeddedefedhdfddedhdehddeee g say to
eeeefefeeddfefeeeeefidecejdchdffed g say was
dffffffdececdefcfcdgjdedeedeiddeef g scar the
eedefefddhdddeedebediddeceeddeeeee g scar to
deceeffdhdeddddeefecghiceeddddfffd g school a
ffffffgeddfhfeeeeffffgicfedddefffe g school me
cdddecedcccdhibfcbecedgfbdccdccdce g school the
deddcdecdkecdcddebceededeedebdcddd g scor the
ecdedcfddeffefeefffejeeeedccedfeee g search october
cccddedccdedccddeeedcddkbdddcceebb g secretary the
feeeeeegeeejefeeeeeefefefeeeeefffd g send a
feeeeeegeeejefeeeeeefefefeeeeefffd g send month
fffffffcfeehifefeedfhegffddeefffee g send the
eeedfefeeeffeeefeeddhddeehedhdefef g sent from
efdddefdccdcdedceddcccdddckdcdeeee g sent hom
deeecdedcddeedddddcdeccccgddcjeddd g sent the
eedddeedceeccddcddddccdcedhecidedd g sent to
eeeefefdehddeefeeddeehfdejhdedefee g sentenc had
fdddcceeeefdedfdeefhhcfefbdeedfeeb g sentenc month
ccdeeddddeecidcdddcefedecdgeddeeeb g sergeant the
dfeefdgdidddieeeefeegdedeceeedfffe g seven the
ffffgfgfffffffgfgfefedfifefffegggg g sheet paper
ffeffefeeefefeehffeeeefeefgeeeffff g shoot the
eeedfffcdkeefeeeefdedhhceeeddcfgec g shop i
ciddfeecddddeecfcdieedeeddeeceffcd g shop my
fgfffefeeeeeeffeffefiefffdeffeefff g shot hous
edcedddfddcecdecedddjdeddcdddeeeee g shot leg
eecedccfbbhbbcdccccdgbcbcabbbdeedc g shot the
eeeeeeddeddddeeeeeeedjddeeeedefeee g shout the
ccdecdddcbccecdecddedgddcidccdedbc g show pictur
eddeeddddcciddeeddbcbkbddgccbdhecd g show the
fdecffeeciecgdedeegecffedceedeffed g sick a
cddcfddbdiidddceddcebddcccciccefed g sid the
bccbcccdcddcdcfbhdbcfbcbccbbicccbb g sign a
dddedeeddeddiddjdeedcddeddcddeeefe g sign agreement
fddddddeeeedcdedcecdkccfdcceeddedc g sign he
eeeeffeeeefedfeedeeeddhdeehedefffd g sign i
dddeecdddddddedecddcjddddejdddfefc g sign paper
eeeffeeeddddeefeefddkchdedgeeefffd g sign the
eeeeffeeeefedfeedeeeddhdeehedefffd g sign was
dcddcddcddceediddddfhchccddcdddedd g sister a
ecbbcibdbihbdhccbdacadcccbaabccbbi g sit the
feddfeeedccfbefdedeehdececcdhdefee g six and
ffdefffdcbdfbeeeeeefidfceicccdffee g six morning
eeeefffcedddefeeeeefechjeddeeefgef g six seven
ddbbedeaaZadhbcbcdcdibccaiababdfdc g six the
fffefffefhceeeeeefefheffeeeeffffff g sleep the
cccaedbabicaacacbdabbddcbcdkbdefba g slept a
dedcffedcccccecddeddideckdcgedfged g slept the
fefdfffffhfeeffdffffhddfedcfeffffe g sol both
ddccedeecgedddehededgbcdccgddeeced g sol feet
ffefffgdededeffdffefjedeeeddeeffff g sol my
dddeeeedddeddedieddeddeedfhedddded g sol the
ddddcefdcddbcdeedeceidheeddddeefcd g sold to
fdddeededeededdddedehcdddchdddffee g soldier the
ggfegggdfeeeeggfggefjdhegedefegggg g soldier to
efedeeecfddiceddddcddcddhdiecfefdd g somebody the
effefefedhdeeeffeecfgeeefddeieffdf g son carry
eeddfefgeggdehdeffeefeeeeeebeeffff g son in
fffffffgfdeefhffffffdhdefedeefffff g son is
ffeegggdeedddffffgffjdeeeedcdfgggg g son my
edeedefdeiceedcddeefgeecdddddeffdf g son not
eeffffehdeeeffeeefefciheceedefefef g son one
cccddeddbdcddicdddccbcgdiddccddecd g son the
dddffefeceeeffdeeededheiccedccffdf g spok radio
cdcddcbbcdddcccdcdcedgihbcbcccdcbb g spok the
eddefdecdcdddeecdeddihhdddcdcdefdc g stair the
deeefecdededdecddicdehiddfedddeebe g stand the
eejdfefddeeeegedededcdeeeeeeddefee g stat august
ecddddeeeeedddejefdddeeededdeefeed g stat exception
ddefddefffcdddecedeehddicdcddeddee g stat he
eehiffgeeefeefefffffefffffffeefggf g stat near
ddeceddddeddeedbdeddibcdcbgbdddeed g station the
eeeddefeeefffefeffedeffefffffjefef g statu a
ejejcbbeeedeedccdccdeefccdcfdfeecc g statu ap
dgdddeeeedddddeeeddefdfdeefedjefee g statu had
egdedeefeeeeddefeeeeeefefefedjefee g statu i
fceedefeeffffefefffefffffffffiefef g statu student
ebeideddedcdddefgeedcddddhddddffde g stay he
efeefffeedeeeeefieefeeeeeeeeffggfe g stay my
cbdkcdeccccbcddecdcdcddcdhccccefbd g stay until
ffeefefdedcdeeeeeeeehedediddeeffff g step the
eeddfffdddedcfecffdedceeejedeeffed g stood my
ddddcddcdddccccccdcdehigdaacccdgcc g stood the
ffhefefeedeeefffffffdhedeigdeefgff g stop at
dedhededdidedjcededddeecdeeeeefgdc g stop clas
edddeeecehdddieeeediddedddeddeeecc g stop officer
efeegefdehdddefeeeedefeddhhdddgggd g stop the
dedhededdidedjcededddeecdeeeeefgdc g stop to
ffehgfgedeffefffffffeefeffejffffgf g storeroom a
fehfgfgfefffigeffffeeffeffeefeffff g study a
edgcedecddbbiidddddceeddddedddefdd g study the
bcddbcddcdddcedeeddccZbdckbcibddfc g summon the
ddeecddiecdicdccddcddddccdeedddded g support a
edcdddcdddddfdddcdddicdedcicddefec g tak a
cdedceddccdcddddcececbdcdgccjdffcd g tak and
bdbdcddbcbchccccdcjdcccbdhcddcdecc g tak the
dbaacbbbcejbaaahabbbgaaabaaabcddba g tak to
ccdccdbcbcccccdgbccdjbiccgbbabddbb g taken the
ddddededdbedcdedfediiccddcdcecefed g talk came
dddbecdcddbbcdbchcbidcccccdbcgefcc g talk it
eddceddcehdedidddedddcjdeecdddefdd g talk the
ddddeefdedddccddefceeeikddededdecd g taught school
eddcddedfddhbdedeehcdeeddeddeefeee g tax an
dcbaacccdcbdjcdbddebbbbcdcbccdddcc g tax itin
feedeeeedeefdeehefidcdedeccddeffff g tax the
dceffffdedefibceffeeieedeeeeefffdc g teacher mathematic
bbccbddcjbccbbcbddcciccadibbbcddcc g teacher my
eeeddededfeddddheeddhdidedededefcd g teacher paid
deeefffeeieedicdeededeededeeedeedd g teacher the
ffefgfgeedeeefefefeeigedeeeeeeffff g tel that
dfeffegdeddddfeeffeedidddiicddgggf g telephon they
eefdfefcefccecededcfjgedecedideffe g tell the
dcdcdcfccbeeededefedfaiibchcedeedd g testify a
eeddeeedddeeededeedddeededjdddefff g th to
dfeefegeeheefffdffffgefffedeheffff g thigh a
edddfecccccceececicecccddicccbeebb g think would
eeddcedecedgjdehddeddeedeeddeedded g third the
fefedffefhdhjeedeceedeeefeeeeeeeee g third what
efeegffdedeeffefffeehjeeefeeeeeffe g threw the
cdcdcddecddddcdddddcicdcedddhcdcdb g thumb paper
eeeeffdcdddddeefffeeieheffeeeefffd g tied a
ffffffffedfffffeffffieefeffffffgff g tied hand
eedeffgddcdddeeeefdfjdddeddddeggfe g tied the
eedeffgdccdcdeeeeedfichceccdddggfe g tied to
eeehgffdedfddfefeeffdehhehededffff g tim a
iddeededdcfeeeecededddedchcecddcdd g tim and
dedheeddedddjeeeddgeedefjddeddefef g tim back
edddecfcddjccddcedcdedeeeddfdddeee g tim day
fffffffeedeeefefefffddheefeeeifffe g tim i
fffffefeehdddeededdfeieeecdeddeede g tim not
eecgedeecedefddidgdddfcchgfccdfedd g tim the
dcchfccicckcddccddcdbdcbchcdcbdddc g tim was
ffedfffdfhcdcddcehdecddeecddddeeee g tim week
ededeeeddffdeeceeeeeeefedddiededdd g tim year
eeeefefdeeeeddeeeeeeeefefeeehdffek g total fiv
cccecddccdccccdeddddididdbcccdeecd g touch the
effefffeefefefeeeeeeeedfieegeefffe g town a
ejeeedeedefefeedeefejdfddddeddfffe g traitor homeland
ejeeedeedefefeedeefejdfddddeddfffe g traitor the
deddcedddedcdcdedejdcdccddddhddddc g translat the
ddeeddedcedejedcdeeedcdicdcdddedee g treasurer the
ecddcefedkfecdfdecddceefeeefcddecd g treatment to
fdddedfedcdefeedddfdhefeehddecfffc g trial the
feffcefeefeieeddeeeeeddfedddeeeefe g truck both
ffefgfgfefffffffffffgehffefeffffgf g truck the
eceddeecedcdidcfbcidededccccccdebd g trust with
ddddgdccdijbdebdidcddcdcecdcdcfgcd g try and
bccbcbcbcicbcbcbccdcgeebdbbcccddcc g try tak
eebdeefdbhheddecedbccbbddghchdefed g turn the
dcddecebibbccdcfddcdccccchbhbcdedd g twic the
cdcdcdchchbbbgejeddccddcecdcccdcdc g twic week
ebecccdgdecdejddeeddceeedddedbddcc g twic year
feeeeeeeffeffefedefeefffieeefefffe g unabl leav
eeeefeeceddddeceeedeehicdddiddfgde g uncl a
cccccdedceeicdcddecdbcbdddiccceecc g uncl the
efeffffeifeefeeefffffdeeeddheffgff g uncl to
fffffefffeeidffdfffedeeeeeheeefffd g unit a
ccdccjdcddddddddddcddeedcdcdddcdcc g venu chang
bbcccbbabccbbdcccdbcjbcbjjchabbcca g video on
edddedecdcgijeddeeddcgdcdcdhbcdede g video phon
ddeedeeddedddedeeedecdeedjeiceeedd g video the
cccccccbbccccdccddcckcddjjdcbbcccb g video whatsap
djiceffeeeeddedeeeddffdeeefdeeefdd g visa a
ecgdcefdeeededefefedefeeeefefifgfe g visa may
feeffffecdefefffeeffhidffddddeffed g voic the
dcdcccccddebccjdcdieecibcdcdcbdecd g vot the
fdeecdeefedceccedhcefedeeidddcdfec g wait a
fdeecdedeeccfddfdfceedcedjdcdcfgec g wait me
feeeeefdeeeeeeeeheeffdeeediedefffe g wait my
efiefdffdefeefefffeeeeeefeeeeefgff g wait officer
bbgcadcafbcbdccdbdcbfgccbZdahbeeci g wait the
ddbdecccdkdccccddebccdecdeeeedeedc g walk a
dahbdbbbabbbadbcbbhbgbccbbhagbceba g walk the
ffefffffdefffffeffffhdeffefeffffff g wall brok
fefffffifeeedheedeffeghfeeeeeeffff g want a
feffffefehbechdecdcfhfgcdbcdcdefee g want be
feffffegehhefefedeffeddeeddeeffffe g want die
cdcdfecbchhccicdidcdcccdcaddcbfgec g want go
ddeedddedcdefecddeedjdeddidcbeeedc g want nam
cccbdcccchcbebbdabbdebcbcchbibddbg g want writ
fffefffdehdeeefdfedehdddeedeeeddde g water the
feeefededfedfeedeeeegcidccdddedeee g way the
feiiefdeddeefdffefdddeefeeededffde g week and
ceccedebdhcdbddcechdfecidhfabbdbbc g week the
fddhdddhdeeeecdddeedhddddccdddeecc g week to
efeedefeefdeeeeceeeedceedddjceeeef g week was
dddddefgdkceddcddddfcddcddeddeefde g wet bed
ggfggggffeeffggfggfgieeffeeeffgggg g whip the
ggfggggffeeffggfggfgieeffeeeffgggg g whip with
ccdedfecdedededeeecehddcicdeefffee g widow villag
echedebiddbhdccdadccdbhcbbccccffcb g wif a
eeeeffegeededeeedfdeddicdeedeefgff g wif like
cdddeeekdccbcedfeedecddbdddcddffde g wif our
eeeefeceeeeeeefegeedddejddhecdefdc g witnes the
dcddeededddddegeheddeedfceeiedffed g woman a
deddfddeeceddeededeecgdjcdchddeeed g woman not
iddeedecdcdedeedeedecdcchdddcddccd g woman was
fefffffeffffefeeffffefeeiffffeffff g women girl
deeefefdeeedeeeeeeeeddidcdeeheeeff g women in
dcdddddbdccdcdccddcciddcaejedddddb g women it
eeeeeefedeefefeeefeeichdidedeefefd g word the
ddeeededdcdeeedddedeehcdicddeceeed g word who
cZZZceeZbcZegicbbedghbcZciaYhcceaa g work a
dccceffcbcccdbddeedbidedekdcjccfdd g work as
feeefffeffdggifefffffffefdfeefffff g work hom
fefefffeegdeddffeehfdeeefeeeeeffee g work not
efeefffdeedeeeeeeeieddddfheedeffef g work tak
fcddeeddddddfbdcccciddhcdccccdbdhc g work the
fddddfdeeffdddehdedcicddeddheddedc g work them
dccceffcbcccdbddeedbidedekdcjccfdd g work us
eeecfefeedddgdeedeeideeeeddddeegde g work warehous
feeefedfeifffdfceefefeffeedfdeffff g wound the
cdddeddiccdchccddcbeccdcededjddeac g writ my
dddeeddgceeedddfeeeddcchedicbceddc g wrot a
ffffgfgefeeffffeffeeeeffffiffffggf g wrot and
dfdefegfdifdeffeefffcdeefedfjdffgg g wrot burn
dddeeeddddeededeeededcddedjdcdecdc g wrot computer
eeeefieeeeeeefeefeeegddfedgedeeefe g wrot down
eeeeeefieeeeeeddedeeedeedeeeddeiee g wrot her
dchdedfjdeeeeedeedddecedddddbcdddd g wrot i
fffffffffffeffffffefedehfegeeeffff g wrot it
ddgdeeefddcdejcececeededcdgiddefec g wrot me
dddeeeddddeededeeededcddedjdcdecdc g wrot on
eeeefefgdddeeedfdedffdeeddhjdefffe g wrot that
dddddbcccdecdddcedcdabgcdbiccbdabb g wrot the
edieffffeffffefffffefffffefffefgfe g york a
dZccbbacadhccZchbecZbcidabZcZbcaZh h 02
ZZaaYYZZYijZZWafZhZYbadaaaYbXaZZWf h 09
bZdbbdcabieagbbbaahecacZdaicgbabYX h 1,
aabbaaaZZkiaZabXbgaaZbiaaaZZZbbbYX h 10
ddbbfcfjbjZcaccZcfacbadadiabadcdib h 12,
dedddidfddedfddcdceeeheddddeeddeed h 14
hWaZXfaXYgjghdWZYdfYaXYYXbbXUdZYXX h 14,
aZaaYYaZZijZZXagagZYcadaaaZbYaaaXf h 1952
YaZhaaaeYgaZiZaaaYfbeieZbifZaYaZXg h 2,
eefefffdedeeheedfeiedfedeefefedfce h 20,
bbaaafYaZaagacbabbabkdfZhZZZabccaY h 2022
cccbcbbZZabahcbbbccceebabgijaabcbb h 2023
aibbcccbibbdcccbcddcjaeaacfbbacdcb h 2024
bgYbZabYkaZZigaaZZXafddbZfdffhbaYX h 2025
fNOXQbSeWhiafLNgMhhPZVScMfYYiNOPVa h 2026
acdcdcdbbhhcabcfcbabgccacbachbbcZa h 21,
dacdddcjbdbcbcadbcbbcdchbbdbiccdYZ h 22,
edddeeehefddeicddeeeedeeedeeddffee h 26
dcbbchbZdaabhbadahfbdffkbbafhcbbZa h 28,
bbcbddebgcedhcdbddbcgcbbbibghdccab h 3
ededeefeeeeddiedffeegdidedeeddfffe h 30
jZXXaaahfbUXeXXfXVUZjUWiYcbWiVYYTd h 30,
ccdcdcebcdjabccZcibedeccdbadacbbac h 4,
ddeeedecdcdehdceddbddccedcjecedccc h 8,
accabcbhaghbebbabbjbaZbeaebafZabZb h 9,
hhiZXaYbkdXedeXYYaXhZWfXfUWeXdcaWW h ?
YTVfVYfhedXWgeXZVYVWgbXgWddfaTaYTT h a
dddcdddbdcdcdddcccdcieichdbcbdeedd h about
abcbbbcdbccdeaambadbadbabbbaabaaca h acces
XOdNYRgccdeaYebafTfbiabWcfefdbYaUd h affidavit
beXhXYZgVZaZheYfZaYfdeYcXcdjgZbZXg h after
aYaXbYcZfeXgjXYkaZaadZfXcecWYYabZY h and
bcdbcbdecccddbbmcbcacdbbbcabbcbbcb h andean
eXZYZbZfXgigbeiadaYYaacZYZaZYYddaX h ann
hfdeXXWgeZXXghVYVWYXbYbhbgXaefaaVf h application
baaaZaYZYZcZkbbcZcbajcbZZggihZbbYY h april
ccbcbddcibchbcccddcibccbbcccbcdccb h arrest
ggceWYVfhZVWfhXYWeXXZXahagWbfgbYVf h asylum
jaXfbbahXbWYWXYYWYcYkeWhaidcdWYYUg h august
bbbfabcbaibbiacaccabhdhaddbbbaacaZ h b
ghbdbddihdcdhbcfcecdabbcbbdgbhedbc h before
hWgZZfXgfhiffZXZXZXZbYeWaXYWYWccZX h bekel
dddcedciacddcdcdddcdjdhcdebdhcfecc h brother
ddccdcccbcdiccdcddcdiccccdcccceecc h c
ddedcdeddbaibedkdbccdeedcddccccdcb h car
hYZZcbXbYeYZfZWcZbYhhaadkeiffYddaX h carmen
eYWZbZZfddVaacYZWZZYghaddgihWXcdZV h carolina
babbcbbccjdhbcbbdcdbaedbicbciceceb h certificat
dfdeeeeddkcdceedeeddddddeddeddeede h city
aaaaaabaZfkcaZaYagabXbbbabZadZabai h clinic
ddeddeecdikdbedccdddbddcbdccdcccbj h columbu
aZafcaaZaebaiabibZgcbcgZZaZZjZaaga h concern
edddddedcijddddcdbddcdedeebdcdeddb h confidential
edddeeehefddeicddeeeedeeedeeddffee h counselor
gTZbXdVabghXYdgdfYhfYbaVhfdjVVZZWU h county
cbccbccecddcdcdcddcjecdchdhdhcccfb h court
eefedideecdeeececbeeecddddbdldeedb h credibility
bcbddddcbadcbdcccccbfefbabkbbdccdb h d
cYbaagZaZchbcZbfaeaafbibZaYbYabZYh h dat
caabZbccgajdZicZbcbbhZfgbYaabcdcbh h day
ZZZababeabbafaZebaYafcbchfjgfabbba h de
edZXeebichhfhUdUcWWVdbZeXWcbbbQRJc h declaration
hYZZcbXbYeYZfZWcZbYhhaadkeiffYddaX h del
ccdecaadcdcdcdbcccdbcaacbhjbkccccb h diary
ahjaaabZigaZacababaaZZbafYfgYedbaZ h did
caaaaaccbnabZZdXdZdZidcbbbacZbbbZZ h discharg
afabZaafZkiaZeaYbhaaZbcagbafabbbZX h do
caaZZbaaamaaZbbabbaZZaabbgccZaabaZ h dr
dcbcdcecbbacccdbeccbhbccdccdlddddb h emergency
ZYYXYYabXmbXdWZXZeYYaXZYXYXZiXXZXg h evaluation
efedeeecdjbddddcedcdcddeddedceeeec h exam
cbccaadccdccaccaccdchbcicbgcjbcbca h extract
bbbcbcbibfbabcdccjbbZcbbbiabbiddbb h f
gbaacbdbadjfjbaZbbabfbbfgaYabbcdcb h fami
ccbddcdidbedcdddddccidddecdcdeeeec h fear
bicbbccbcbaebccicbcbkbgbcbabcbbddc h february
dddcdcecdjbdcddbdadcgbddcccdgcdddc h find
fgcdbXZfheVXggXXXeZXZXZgbfWbeicdah h for
ddddccdbdicccbbbdhddicddbddcebccbb h forensic
ccdddbdfddbbdcbddddecgddeghbkdeddc h from
cXgZagahWgYYcbbZZcYckYhYYcWccZdcbh h gemechu
bcdaaaZbbjaaabbZaZacaabaZjiaiabcba h general
eccjddccZcdciddccddbgdcbbcbecdcecc h happen
YZYZaZaYYkWZWYXkZeXZVZXYXXYXaYYZXh h health
bbbcbdcibbcadddcdcbchbbcciccbiccbb h here
eZaadcbfaekfYZgagcabbadZaZbbbbcdcb h holloway
bccdbdeeckdbdbdceedaedddecdebddccb h hospital
eedeegdidgdeeecfcceddcdddcddhdeecd h i
fdddeceddhccicebdedcdccbhbhdgeeefd h immigration
edddeedcdjiddddbcdcdecddccddceeddd h impression
aiZdbabgddXbgZZnYaaadZcXeZYeYeedaf h in
ZhZecZaYegaaheahaZgbabgYgZZYjXaaga h it
cdddcceccbdddddedddcbggdcckccddbcb h january
dddcchcdcccdccdcccddccccdchccccbbj h judgment
fZcbZhcZZdlaYfZXbbhaabaZaaZaYfaaYZ h july
hicccfdjbdccghcedecdbcbbjcdddeeebd h lif
abaZccabhZchfabcbcZdhZbeaaibbZddaa h march
hWXdYdWfeaXZjWYfXWiYccfXffUciYZWcV h may
bbcbaicabcdbdccccbchhehchcebabcccb h me
cZaaZZZZaiaagaZYaiaZeYbaZaabkZZYXX h medical
eYWZbZZfddVaacYZWZZYghaddgihWXcdZV h mejia
hZbZdddiWYabhaabbebbhZhbZfXZgZefbb h my
cWfgYYYechZXhXdiZbXaeedZeXfZXWbbZW h najib
ZYaabZZaZkhbaZhaghhZZaaZZYZZeYccZZ h new
decdedeccbbcccdcfcccfcidecddkddddc h night
YZaYYaYhZfaZYZYXeaZZgfcgYffYiYaZZY h no
agZbYYYahocZcXaYYYXZfabbZYZfYgaaYW h not
baccbabbabibccbacdchhacfbagcabbabj h notic
YhZZYaceYfaaiZaYabbaahdaZlgdYZbaYZ h now
aWXWaXaefhgfiVWXXedXeVaVXaXVfUXaeS h october
ddbVKVdjchkccdcXdUaafZZadabdZXMPFd h of
eacdbbdccehbcZdhcfcaefbdcbahaccbah h on
cbdcbicccccddecbdcccicbcccbcbcdbbj h order
cbccbcbeakcdebdcaacchbccbcbccdedba h outpatient
ecdddefhdejddidceececdecdcdeefedcc h parent
fbZccbdfYZZcZaacbccabfcgacjgjbeecZ h paz
dbeebddidkecbccbcddebeddcddddddedd h plan
ddddcdfdehddeidcdcccidccdcdccccdcc h present
bZbbYabbcjlaajbaacbbacbaaaaaabbbai h program
aZZYZZbdYmcYeXaZZbYZZYaaZaYafYYaZh h psychological
baZfdbcbagccebcZbddbgbagZgaajcddda h record
eefdfefeeeeefeeheefeefeeddheeefeff h relocation
bXaaaZYbeigabXafaeaYZahaZZXaXYbZXg h report
dddedidddcdddeeddcdeccdddchdddedec h resolution
dcccbcbdbbdbdccjdcechcdcbkcabcedab h return
aWXWaYZiViihfZWaeaYYcZZWfehdWWccaY h riva
hZZaYgaYgfYYcaXbabYakeegYYbcWdccaY h ruiz
aXhYWbYfigZYfYYZZdYajcekZgYXZXZXWX h s
ededeefeeiedciecfeeeeefdfeffddfeee h school
bWXWYZYdVhfVjWXfVhfXVWXhVbbVkYXWRU h september
fcddebfidgfejceccfecdcdbdacbcdedcd h servic
YghZZhaZXhfZXYiZhafjZWXadWXXbgccWW h stat
ddifVUTjdZSZTZWSUQNPiZadbaYfggQSNZ h statement
caaZaacaamYaZfcXcYcZicbaaYabhabaYZ h summary
aZgfbbabZbbaeababcaaiaabZfZZgacccf h sworn
dddcdddbdcdcdddcccdcieichdbcbdeedd h tell
WbcZRgUUibTbZfZlbVRdheZdcNYhbfXVZa h the
fddeeeedifdcdeeeefddcgddcchhdbeddc h they
dcddecccbccccddbdcccedjjccbcccdddb h tim
XdXeYiXYXbfXgcXgYXhebcfYfXgYiYXXfX h to
ZfZZacadZabgZaZYZaaZkichgddYgZabcY h translat
dccbdecccibbbhccdbcdcddccbddaddcbb h treatment
bgiabiZbZfacaaebfaabdYZcfZaZehecZZ h unit
ccdbcdejcddbbdcchdcjccdcccdcccdfdd h v
ddcdbcccceccaccldbcbcdddachcbcccaa h watch
ecbjdjedfededddedeedgadcdbccbiefdc h way
cgajcbbfYacbieabacbafcbagbfgaaccaa h what
dbbccbahbdccbccfbbdbjibbbhcbcbccab h who
aZafcaaZaebaiabibZgcbcgZZaZZjZaaga h whom
eedcfefdecdhkddbeeedbedchccbeeeffe h work
hgjZYbachfYfZXYZZbZhZXZYeVYeYedbYY h you
fTWUYTXVXWUXSVSSWXTVVadvcUVUWRWYYV q belief
WTcdVbYZXSUfdeVRWZpnTVUVTTTVYRYaXg q character
VdfRSVXUUVWVVYWVWYXTUVXVUhTUWwXXVS q deadline
aZYXaZapZZYbYZZZccXYZaZYZXYXZXbbaa q event
UPRQVUZtTgchifTPTUQSQSWRQRRSUPVYWT q family
PKOJOLQOYTObfPNVOTMMyiTXJiabZITSQP q harm
bXbYaabYbZZYYYYYYbYadjpcaVVaZZbbaa q motive
aZdcedbZNpligYaUZXWZNMOLIILNSMSTPL q other
ZedrYVWZXZaabYffYbYWYYVXVbUhZXcaZX q presence
VdhZPuVYVSVXVWVTVVXUSXWTVSUWUcVUVT q proceedings
VTUVWTZYVSXXTWXTZWVTaWVTTduUVSYYXU q protection
hQTQRQTdShPWeboscVRSSTTSQQQcUPUURe q ties
WUXWSUTZVYWXYVUcVWVWVXUTtVVWYUWVUT q trait
bTVTWTfUcWWXdVefWeaVbSdkdcWSjeXZfV r belief1
ZWaYXafYYcaYeZfbXaXaiadiWeYeZYaYVY r belief2
NKYWNXefbfmfgdJWTZaYdaWJKZbXcddTNZ r care1
aZaZbbaaZhjcgZaaYeYacabgacZZZabcYZ r care2
TbRRNcNUbTdbWSUgUTjjZdcRPXfRgeiSSO r character1
bYaZaYcZbZbhfZZYcclidZZZZYfZZWbcba r character2
babQdeSXRiVWcSPTUVfeeYTXebWameUgQa r corroboration1
bcbccbdbbcdibcbbdccbbfghibichcdbdb r corroboration2
cXLaRdcTeZNVeVMiPWNVjXgWbUfZYcfQeg r country1
aYYYZaYaXdcaZbZiabZYeZeZfYjZXYbZZY r country2
gbYWWhWYWcbffYXaYaYfeZifYYeYefbZXg r deadline1
ddcdcddccedbdedbegccbcccdcccbldedc r deadline2
TfogTSWUZfUZSZUTTVUcZYhbTjVTSafZWS r entry1
daiicbddaeeedcedceefcdccdbdbdgeedd r entry2
dhZMgVMiWbcQZXfZdXZFdefYheaQcaNQaV r family1
hNcRUUWkYYfcheORPVTcdaadfXcYRSYXRU r family2
UTTTVgTTUcWddcRWddbVjbddSjYgddYZTY r fear1
dchcccbbbabbccbhacaceaccakfbbcefca r fear2
TRTXXfUaZbYSRTecTeSalciaZfdOaRWfWT r harm1
bcXYdZdZXXZbaaafbbaYkbbdXgfWaYdddb r harm2
SWKdPNTWVoefbaMdTibZZTWVcYPJgZXRNI r health1
aZYYbaccZhfXiWafZWaZbZbaYYaZdhbbZb r health2
dedgRhTdUgVUVdTWjbUbeYdfeYbeXaYXSQ r intention1
dddcdddccccdddcdkbeefcdccddbdddddc r intention2
PTabeMeYcdVhcZScLWdegfgZUbWjZXRSdc r money1
ZUUbTWZfTVYlidWgWZdfdZXVWUUeVcZZVT r money2
jPPTRVRdgcZQcRddSTZedfgffaabTaTTdN r motive1
cabbaaacXdcahbaZbcgaeeifYiXaZhdbca r motive2
YZZeSadbfidYbZSYYdZSeZVfbTcWcXfedk r none0
aZbajgbZaagbbbbcbahaaZaaaZgaaabcgZ r petition1
caddladccccccdddcddbccdbcccccaccbb r petition2
USUXQjVVVcXXWTUTVdVcheeUVViVcbegSg r proceedings1
aYdZWmaaabaaaaaZaaabbZcbaZeaZZabaY r proceedings2
ZfUWVUWXTdWYVVWgWXXflaUTVTnUVUZXWT r protection1
dacbbbadcegcbbafaaacbacfZelZbabcba r protection2
WUVgWcUWdgcXZeWdeZeecVfeVebeZUhWUg r relocation1
abaabbbbfabbbaaebbaacbahaeclaaccbc r relocation2
RVdPQXTfVcXOYnbZRQbfdiUeaVRcOgSTcO r school1
babbcbdaagabgjagccbceffZbbbbaaddbb r school2
bUUWUWVeTigWgSVUeXTVfUVcUgfdiUWVSe r threat1
ddcdcdedbcddeeedeedechedddgbhdeedd r threat2
gbXhQbQecZbYZNidagVdZYYffZadZXVUOb r ties1
glYYXZVeVVZYaflfWZUaeeXWVcfcXXaZVX r ties2
ZfWecPSWXabTmcXePgRdcVfgSZaeaVdTgV r work1
aXYfXZZYacgggfYYXZXgeYaXXXYffYYZWg r work2
fefeeeffdfeefddidedffdecddidcdeeef s abdul
ededddeddgicecdcbgcdcdeeeeecdgcfab s abl
edeedcedeicdddcbecddkfedddefdddcdc s abortion
bbcabcibcgbcbcbbhcbcbbcabiccbbdcbb s abroad
dcdccddcdeccjcdddibchdcdbccebccbcc s absenc
cadbbibbcccbejcbdhbbidbcbbbbbaccZa s absent
dcbcbjbcdcccccdcdcdbdcddcgdccidcdb s absentia
dcddedcdkeeededceddegdcibdddcddddc s abus
dddeeeedccddcdccdcedidhddjdcddefdd s accent
ddeeeeeeddieeedfcddfcdddidddddffde s accept
ccbcdccigfddcbdcchcbbidebbbcbcdccc s accident
ccccddedcibcbcecdcccidebddddiddcbb s accompany
fddeccdeeefeeeehdededcidcbcccdeebc s accord
ddbgbcdbbcbhaibccecaebghcbcbgbccac s account
cccbccdcbdccdcccdedchbccbbdkbaeecb s accra
cbccbhbbbcbddccadcchibhhZbdaebdcab s accus
eeefecdecdddeddbeeddkedccdbededddb s acid
eeedefeccddciedddfhfeeedeeedeefffe s acr
caibccbeacebbbcabaacbkhbaZaZbaccZb s acros
cbccdibdccdbbcbjccabacbcbcjdcbcdba s act
eefefefdekbdcefbfceeeefeedefcdffff s acut
cZbaZebeabbbcbhibbcchadbZhgbabecZZ s addres
kdefdddcbcdddedcdfddibecbccddddddd s adjudant
edddecfddcdccdddddddfddddidcgddede s administration
ddddcddddicddccdecdcjdddccddaddccb s admission
cZkfYhZbakhbaYbYbZaYcbadaaabZYccYZ s admit
dccdeeehdciddcdhdddcdcfecdddcccecd s adult
ZbaZZZaaacabaibiaaaacibZZaiaZgcbZZ s advis
eedeeeeeeeeeddeeejfeedeeeeeehddddc s afaan
cZgfabZYYjcZbZYZeZYhaZYZXjbehacdZX s afraid
aYjbYabcZdYagYZgaZaafabZaZZaYhbZYZ s age
fefefeefffefffefeeffeeffeeeeeiffee s agency
eededcddcfcccdeddeecgbfhaagbfdeeed s agent
dddedeeddeddiddjdeedcddeddcddeeefe s agreement
bYYZWeZgYbjciiYYYZaWaYaYZYXYXjZZWW s aid
deededdededddeddeededichecdeddeeee s air
deeededhchcededdcededcdedieedeeedc s airplan
cbhgZacagabdabdgbcbZbYbcbibaabedcZ s airport
bccbbceddgbcccbidddcbfccdkdccdddcb s akosua
fffefefdfbkeeeefffdfcdeefddeffffff s alarm
efefgggefdeeegfffgfeeiheedideegggf s alia
eeededdeccccdedcbccdhbaccbibbbicbc s aliv
ccddcicddccdeddcecdgeddfccdebcdccc s allegation
aabaabaaabababahbcbaehZeaZZbhaddaj s allow
eddbdeddcedccedddeedfdedddciddefdc s almost
gUbVXZYeWfjYecbhdcWYYWYdVVWfXjaaeU s alon
dccdefeceicccddecddehfecdcedccffdb s along
cdefddeebeeeeddeededdcehdcjdcdfeec s aloud
bbbjccaabccbbccdcddcifcbachbabddbb s already
eceeecceeeedddecedcccdkcbcbedcccdb s ambazonian
edheeddddeeeeedecdeeccicbcccchefde s america
ZabccZcabaaacZgiabbadakiZZbYaacbba s american
feeefeffeefeeffgffefgfeeeeeefeffff s amnesty
ieefffgeeeffefeffffgefeeeeegeefggg s ana
gaaZbZbaabagYaYZaaaajbZihYbaiZbbba s andr
ffeeedeedecedeeiefdeddedddchdeeeef s anglophon
eeeeffeddjecdededdeedffedefcceffdd s ankl
gZaYZZXgXYZZiZXaZffZabeZYalZXYbYWX s answer
jddidbebccfcbdccedcdbbcbchgbcceeed s antonio
cdddeddidkccccccddcdddddddcdccdddd s anxiety
ecdcdcjceccccdcdcdhebcccccccccddbh s anybody
cbdbcbgZdbcbcbadabacgcchbcibiaccbZ s anyth
cbchbbbdbdcbcccbfbbcdbbeaiahaccdaZ s anywher
cidiaZacchccchbgbbbbdcdaabadbebbab s ap
cccdcdddbgdccccihcccidcbgecdbdddcd s apart
ccbidddbgcbcacbcccadkbcgbbdbbadedc s apartment
ddddcccdddecdddeddedicdjdccedddcdb s apology
ebddYjdeddedececdbebdceddcjecccdda s appeal
bYdZXjabYabZbYahZaaWgiZYZdegcXagYX s appear
ddeedgdddddeddeddfedeehfdcbdbjedcd s application
eagabheeZhddbceddefcbbdcdbbbbjffec s appointment
ffeefffdfedeieffefdfgfeefeeefffffe s apprentic
caddladccccccdddcddbccdbcccccaccbb s approv
diddhdedddedeedededdedededdeddeddc s approval
dcccbbbddcdbdddcdccbehbcaekcgaccaZ s archiv
abbacbcabdbhabaabbZagbecgigbiaccca s area
fefefefhecdeedeeehifdddifddeddffdd s argu
bcZbdagcXaYZdaafaecahdfdZXgdYYbcda s arm
YWZZagadgXYYjWZfZbaYWfgefVbgeWbbaZ s army
XTSTYUTWSXXYWfXZXYWmdeUeSdgZgfZYYU s arrest
dbiccbbbcdbbccchbcdbaabcagbdbidebc s arriv
edidddeedeeeeddgeefdfeeedcicdeeeed s arrival
dcdcdcedcddcebecdccdjbfcccccacbjcd s articl
ddddffddeiddddbfcccededccddeidgfck s asham
eeedceeddceddeejfddddeeeddddceeeed s ashanti
TQbbhfTcZZbcXQSUOaaTeagYUkbfdcWXQh s ask
edcefefdbkjedcefdfdeccfefbdddefffc s asleep
dccdbbaddededddcdedibbcddbhdkcdcdb s assault
cdcdddcccccigcddddcdcbhjcccdbcdecc s assemb
eeffdeefeffefeedciddceeeeededdeedd s assessment
ccdddcccdeddjdddeedcjddcdddddcefcb s assign
edddcecdddjdcdcgdecddededdcccdedbb s assist
dcdddcdddeddecdcdedddicjcgdbbcddbb s association
aYbhXkZabbbebabaZbbZYbbbYaYafkbbZZ s asylum
cjgceeeieeeddeeeeeeceeeeddfddddfdd s atlanta
aabbZaabbZZaabcbbbajcbbcbbbahbbaZj s attach
aaaibaaaYibZbbbjbbdbgbZYYYaaZZdbba s attack
eddeeeedehidedecfifcdddeeddeddfefe s attempt
ecccddegcclecgcbccddedebccbdddddbc s attend
ecddbbbdecdddcedccdccddebdcdaidccj s attorney
XgZZYcbefaYZYZYaZbZbffZhafZjfgcaZY s aunt
dddeeeedcdedddcefedddcededhebcbjbd s author
fdecedcddcefdececddeddeccbkbdcffec s authority
cccbbbbbcgabacbjcccbbbbcbbhcacacba s availabl
fdedceeddhcdbdfieddddefefededdeeec s averag
eceecdeedeedddedfecbeeedeedfcdkbbc s award
cglfaZcccaddbbdbdccacdddcbbdcfdcba s b-
bcbbbdchbghaabbbbcabhdcbcccbbbcdbc s baby
ccddddcadjcbbcbdccacdddcbcdcicccbc s bad
abcaacccebbacbcaccbbbabibdcikbdddb s bag
deeeeeddddeeddddiedegedeedddeddfce s bakery
cddebdededdjddebedccededfdddddddcc s balanc
ecdcfddcddfdkdbeddceddefcdddcdddgc s bamenda
dedefedddheddddeeededcddedidcdeddd s banega
eccdaccdbddbiadbcchchcgedcbbcccdZb s bank
dddceeecdjdeddedeeddddhddddddcefee s banner
ddddcdfdhdddddddeedccddjdiddcdeeed s baptism
aababbcZZccbgcghddaceZalaZbZfaeeYc s baptiz
bbabcabaaggcZhfZfagigZfaaZeZeacbaZ s bar
dcedeccddfeddccddeddidcjbdccddedcb s barrack
ccdcccdccddcccccdddcdbiagjccccdccc s barrio
cddcdcdbbbcdbcbechbcgbcbcafcjccbcc s bas
bcdddddbaakbbbcdbdabbbbbciabZbfeca s bath
dedcfddbcifccdcdcdceddecdcdcccgged s bathroom
fgeegfgffeeefffefeefiefefeeefffggf s baton
efeefdkecdedeedeedeedcdcecidcdfeec s battalion
cccedccdccccjcecccebiddcdcbcccbcab s battery
deddedddddddddcddeddjcdjccdbddfddc s bazaar
cbbcddbbbbhcdcccccbdcblcbbcbdcccbd s bc
ZYaYaYZbYcYYbXWgYZXXkYfeYXfZZZZZYa s beat
bbaadadaaZcdabbZdddbkZhZaZYfcZdddb s beaten
bbZYcddeXhhZgYaaZaacfZgbaYZZYcdcaZ s bed
baibcaYdaZababacjbbbaaeiZcfZahcdZa s believ
cacdcchdbcccccbdbgbefbdlibbbbcdebc s belong
efcegefeddeceeefedcdhdciddceicfggf s bench
ccddddddcddchdcddebdfhcicbdccdeede s besid
cbdcddddgjdbccbcchccccccdcccbbibcb s best
fdeefffidhfcdeffefefecdegcddeefffe s better
ecdcddhdeddddcdidddededeeeddedeedd s beyond
eeedeedcdbheeccedeceibicbcccceeecc s bibl
deeeceeceicgidececdcdeffdeefdedccc s bid
eeeefffddfhdeeddeeiccgcddcehdddfdd s big
feefeefeejddddedfeeecfffeeefddeede s bilateral
ccddcddccdbidecbbcccdaccbhhbbgddcb s bill
abbbbcaadchcbbbcadcbdabcblckageeca s binta
ecedefeedideedfdedfeeffebdffdefedd s bipolar
ffhcacbaYccccaZbacbhibbhaabZabccab s birth
deddgefcdecdihdeeececdedecdidcfgce s bishkek
eedefdfdcicecfeeefeecdiddeddddffee s bl
dcbceeddbeddcccccebdjbjaecbbbddddc s black
ededfeedcjcddeeedecdidddedddddffec s bled
dbcddccbckbbcbafaZadabcbaaccccicaa s blind
cbbcbbcabhabcbcacbjbbegbbaaiaccbab s block
babbabZbZagacacZfbibegdZiZfafabaaa s blood
ddddddcdbjddddebdiddcddecccdccdddc s blow
cbcdcddcbjbccbddceaecgbjdaaccceebd s blu
edeeddedeeechcdeeccdeeeddddeichcib s board
dcagdcdeZabhecdccchbfbhacZahaccdcb s boat
dcdcddddcccdddddeeddkddddbccccedcc s body
fffffffffeeffffifeffffeeefefffefff s boil
ddeefefddkccddddecdfddeddddeddfeed s bon
baabbbbfbccciaccddbgddcbcbgbaaaiaZ s book
bajZchcagaagaabbbbcaabZZagagcaeebZ s border
jkSVYaYdSdWXcTdWXZYXbaYefVVTYUZbWY s born
cdcdddeededjcddddfedidcdddccccefcc s borrow
efeefegdecdedffefeiegdeefddddeeeef s bottl
bbccbeefdccfedddcbccdgebdbcbcbibic s bought
eedeeeefdddefefbeddehdddicddeeeede s bound
aaaZaZafhdhYbaababZZlabccaaZZZbbaX s box
YVZYXaXeWfffcgWYgYWacjhXWbXeWYabVY s boy
XWVeWYUcVfdjZXWYWYdWdjZgYWeXeXXXWf s br
ccbcdccddcccccdcecdkfcddcdbcbccccb s bracelet
dbjiecdeedddcdecceedcddbddccecffec s brazil
cccccdechdcbhdcccehdiicbddcbccdfcc s bread
feedfeddddddeedediddicfdeeddddeecc s break
cccddccabjaccdcdacbdbicbcbbccdeecc s breath
ccckccbbccccccdcddbcbcbbbchbbcddcb s brib
YZhZZZaZZhXXjaYgZbYbZfgZfWYeZZbbZY s bridg
deefeefeeedeefeeeeeeedeiedeeheeefe s broadcast
ccYaebdZXfbaeZaZZcgblbedaaWXYYdedb s brok
bbabcaacZdcabddaddbcibacZaihaacccZ s broken
YXObgWVcUadadQPTQVSTecfcfefchgXZRS s brother
dcddeedddcccccdehccddhddeidcddcebd s brother-in-law
ZZiYZbZgWXdabXaZabZYcdhcegdeXaabZY s brought
fffefeeediceeefdfdeffeffeeffcefefe s bruis
aYYgaZaZeYXfaXXbZYXYcVggdbblXZabZZ s bu
baahcbciZaacgaaehbdbhbbaaabaaaaaaa s build
bcccccbacbicbbhbccjcdbbbbbcbbcicbb s built
bcabcbYeZdaaabdccbacgkbbbabbacdcaa s bullet
ZZZZZZZZWgYWYYYWYfYYgibZYfeWiXZYXY s burn
aYaaabYhkbabbbgbZcZbYjZaaaZYaYddZb s bury
eefdeeeddedeeeeeefefjeddddedddffdf s bush
ffeefeffefeeedfcffedifededceefeeee s butt
cbchbddcgdbfeccgbdadihcccbbbbceeab s buy
cbdcbbdccfjibbdbddbcccffdccdccdbba s byron
edceddeebbdceedcdecckcbdccdccddfdd s cabl
hQRWVSWecfdTeUQSSYfcdjfXhZbaRbYYTR s cal
dedechedeeieeddeeeddddedeededccccd s calendar
efeefffeeehejefdfeeedffffffddedefe s calf
ZYZcabbgbXffhbbbafZbgeXeZcbYWfedbh s call
ccecdddcccldecbdbdcdbddebddbccefbc s calm
dbcddbedbbcccdccbdcccicjcbhbaccedd s camera
bbcddddgckabahbccdbdbdcbbbdhcdeddd s camila
baaabcbdZgacZcababaddfeXaZjahacbaa s camp
fecdfeedcicecdeeefcdhdeddeeefffffe s can
chcbZccbbdddjbdcccdblbcccbacbhbddb s cancel
aabcYbakZhZaabaZbbbcibcgbbabbahaZc s candidat
ccbaddagbhgaeaebibabebbdabbadccdcb s cant
cacdbacdbcebdccgccdcddccbcckbbcccc s capital
eacdccacbbcdhgcbbdacbbabZakabbccaa s captain
XUdbVYVfTZkhZSWgTdTTgYYWUiebYWgYTR s car
eggifXYYaiWfXdeWXZYfYWXfYTVchXYZXV s card
ebcccdcccdicicdccccccdeedccddddfbb s cardiac
edeedeefcjfccaecddeeddeeedddcddedd s cardiologist
ddedddecddkbccccdfbcedeedddddddecb s caregiver
fffffefedeeeeefeffffiefefdeeeeefff s carmen
dedeeegheeeddeeeffdeieedeedefdgffg s carolina
XWXfZYWbUfgUaXWhfgdXcWXfdVddYWbZVV s carry
cddccccddcbdcddjddcbbdccbcicdddedc s cartel
ZUXYgfYaWcZZZYZgXYagcfYYVefiZgaXXW s cas
ffffffgefdekeefffeefehfffefdceffff s cedi
cdcccdccbcdcddbjceddgdeddcdhdcedcc s ceiba
cbcccbebacabbcchddbckbdbbbbdbbbicc s cell
dcccfddjbcbcccidccbebccbcjccccffdd s cemetery
bZZZheaaYiZahXachZZZgaaaaZaYYYaZYi s center
fgffffgeeieeeffefdeedeeeeeeedfefff s centimeter
efcdfeebciceccebeecediccebdcddfeee s central
feffeffffeeeeeeedieeeeffffefedefee s certainty
aaihaccbaZZdebbfbaadbaaZbbecghbdab s certificat
ZXaagYdaafhbbYaZbZbibbcZaaZbjZYaZY s certify
hceefefdiefddeeeefefeedcdbeefeffee s chad
eeddfeeddhgcdeddddcegddedcecceffdd s chain
dbcdabcccfacbbakbgicbbcdcchabbccbb s chair
cbbbbddcbcdccdciddbdicbbccibcbddcd s chairman
gfZdVfWXWYiWYYWZVgYYeXXYdghhcaYXVV s chang
bbdebbdcbeccdccbdeddcdcjbjccbbbccb s channel
bccccdeadbicccccedebccccccbcccbkab s chapter
ZXZZVhTaYZaZYbbhaZYidYgYXYeXYXYXWV s charg
eeeddefecdidedecdeddceeeddceicedde s chart
YYYXVhXYZZjjiaYdYaafbZaaYcYiXZaaXW s check
jbbcdcebabacbbdcceddhcghaZahccffec s checkpoint
ffeffffedifefefefefegddjeccdeeffff s chest
chbbbddaadbcibcbadbbcggZaeiaacdcab s chief
ibdicefddfedbcccceedfeedccecidcecc s chil
YUWVXWZgUdUgWcjUfdXWgfXebdVeXXZaXW s child
eeeefeddeedddececbdecdeccdeejeefcd s childhood
WReVWXXjTaiYXZfTdYdfWgecbcacUUZZVe s children
efccfeffddffeffdfffbiefdfgcdecffff s chipot
dcdcddcbdcdccchdceheidchceeddedccb s choir
jdccccefccccjdccddadebdbcadhcceeed s choloma
dcddedbccdddcdbhbeedabjibgbdccffdb s christian
ccdccccdceeedccdceddheeicefceddede s christianity
cdbdcdehcbjdcddcdecdhhccccccddeeed s christma
WTbcWdVgSZYhbTgVVWjWieZfTiUeTbXYVV s church
dedecceecddcdeeddjedjbccddbdcddddd s cigarett
cdeecdeeedfdedfdfdedeeeecececcigcd s cit
ddcdddeeddeeddedfedhdddceebebdcjbc s citation
ikZaZgYgZcbdYYXaZbZhbbYXUXcaabbbYX s citizen
aXXfWdYbibeZbfXgYZYXcZgYXXXiecYXWg s city
ddcaddcibiddcjdebddccdebdcdbceeecc s civil
ddddcckeeefdeedceedcdecececdedeedd s claim
cccdadbbbcddddjhcdbcibbabdbccbddbb s clan
bXWcbZcXXeYbVldXXfWidgZgXYYXaXZbYZ s clas
baZgZaYYXfehjgZYZaWgcahaaXYbXYbbYW s clean
cbbbbbjdbejcccccbccbbbccbbccccddcb s clear
eccbccbdccccicdhddcchegdbbacbcdcbi s client
feicddcecdcdcdgchecddeeeeeeceddedc s climb
aYabaZdbYdcbdYfieYdcabcYXYaYZjadiY s clinic
fefeeeefeefffdeedifefeffeeefdefeed s clinical
XfXfXicgcgXXggZXYaZkbdZWYeaWXfZaaX s clos
dabhccdiacgcibcgbebdbfbbccffbdfecb s cloth
dedeeeecdcbccdedfbdeldeddeeecddded s cm
bbbbcbbbbdcdbbbbcckbbbbbbbbccbibab s coach
dcddccedddddfdddddddkcgcddddccdddc s cod
cccddedcccciiedddeddcccbddcicdefcd s coff
ddccddcjccccdccdcccdbicdcfcdddeedc s coffin
dccceccccdbccdcheccckaccdgdcccdcdd s cold
ecdcdedddeddedcdccccccidbccccddeic s collaborat
aabaZaacbccbbbbZbcdbjZbaaffahfcaZa s colleagu
dccdccbdccccdddiedbcbbdiddcdcgcccb s collect
ddbccddbbhdhbkbcdccbcddcccdcdbeeac s colleg
iciifeecbcdebdddceeeddecicdddeffdc s colombia
cccbdbcccccccccbcccclccbckcbcbcddd s colony
feeefegefeeeiefegfeieffefedefeffff s colorado
bbhdbcdgcbfcbbhbgdbdecdccdcbicccfa s columbu
WUdUVWXeddhXVZTfhWUUdgbVShcWbVZZVT s com
ebbdcbcdacccacebbedchZkabhebccfdea s commander
deddeeedcdedhdddedcdddeeccjdccefde s commission
cceebcddcccceccccdcdfcidbcjcceddbb s commissioner
ddddcdccccdccdcdddccbdcccddjccddic s committ
aYabZbababaffhedZaafbcZgjaaZbabbXY s community
bgcbZabbcaaekiZaadYYeZeaaZZbZZZaib s company
ecbbdcbbccddcbbccdccbcdcbhkacadecb s complain
bYahWZXbafcafaaiabYYaYccZdmZZYbZZX s complaint
dcdecbdcdfgddbccdccjjedcdddecccaab s complet
dddcdcdddedcdddiddddgcdccccdcdcddc s compound
decdfceccccehccccdecfbbcdghgbceeeb s computer
eeddejeeeeeeeeededededdeeeddeceefd s conced
ehedecfdddeeeeehedfdceeeddceedfffe s condition
cajaacdgabfcbabbbbcccbcdbababbahiZ s conferenc
dcdcecbbcccbjdbebccegddbbcccjceeac s confirm
cZbbabbcbgccdcaabcdakbbcbhabbfccba s confiscat
ddeefdeeceededdededdjefeeeehdefffc s consciousnes
edeedidfdheeedecegfbdeefceceecedec s consider
cccddfbcbjcccbdbbhcdicccZcccfcbbbb s consistent
dddcecdccjfdcccdccceddddecddcdeeeb s constant
eccdcdcdeeddcdddefdbjceccccchddecb s container
dcefdbecefeeddecdedidedceecfdcicbd s contest
cbddaiccbdcbhhbbahdbceeicdacacbcbZ s continu
cZcdabdcbccbjacbhbccicccbcbbbabbba s contract
dddiedfdedddeddhedddkddfdddddedfde s convention
cacbabZcccccccakbdbbZdbibicccbccbb s convert
cacbbYZbbcbdgbdldcafdbbdZaibaabbZb s convict
dcccecbdcdddcddkfddcbcdccdjcdddddc s conviction
fYaZZaidYahejZeaZaeZecbgaYYfXaccYY s cook
cdcecaeddccddedcedebcacbcaebladddc s copy
efdeffecddcdddddefdejdccedddedefde s cord
dbdbYababeZjbababfggcbccbbbbbbbcbZ s cost
ddchcdddceeddccdceccdcccddcgicedbc s costa
fededeeededcdddeeeddeddeddhideeeec s council
bbbcafacbhbcabcbbhccbbbbbbabfabbZh s counsel
WWXfVXTWWfgUXVUgVVVfigeeZeUWffXWUW s count
ZhXgYZgeXgXXZYfafZXYaecWVgefcYgaVV s country
bZZZYaakZbfZgaahgaaiabdbabaaaabZYX s county
dccbccbdgdddcccjbdbcbcgfcbbcagcccc s coup
ecddeeejdicddededdcdccccbcdccdddcd s coupl
chfaeefccbidaiecddccedececcccjdfed s cours
YdWYViXbUYaZaVWbWWZddebgWUfWgjYWWf s court
dcdcdddjeddddecdhdddedddcddcdeeedd s courthous
YRgeSXTbhWdXdVfXTXVebTfcZiakfdYZTV s cousin
caccaddebabjbbdbbbcegcdhbbbcbgdccc s cover
dcdcbkbdcbdcddddbfccbccdcbcckbddcb s credibl
ecdccdecdgghidddcdcddcdeccbccbcdcd s crew
ddcbdgicdcddcdbccdccfiacbfgbacdddb s crim
cccccbcecddcdddcdcchiceddggdbcdccb s criminal
edeeeeeeejdeedeedbdeeeedeeeeeeeeee s criteria
bZggcabaggZbZZbZZZbiZZfYZWafYZddda s cros
ccdcdbdbaibcccbbddbchajecbadbcdccb s crowd
dcddcdcbalecdbceacadbccccbbacceebc s cry
ddddededdhcedddceeddedcgidddddffed s cup
edfeeeedchddcddcdcdfeciecccebbffce s cur
ecbhddebbjddcjcbcebccccccibbbcefcd s curtain
cYbaaadibZbghaiahcdZeacbZZZZcaddcb s custody
YbXZcZbXUaVViWYbXYXZkeheihVWVeiccY s cut
edcefeedcddefefeeeedicdddchchefffe s cutlas
ZYbZaaZiZjgaaafaacZchaZZYZbaZbccYY s dad
bbbbbbdiafiZZgcZagbbhacbbaaabaaaiZ s dai
cbbbccbabkabaabcbbbccddicddcbccddc s dal
dcdeeddddddddhddeddedddieecddcedcd s dalian
dddeddccdcdcdddidcedbcbeiccdccdecd s dalit
dcccccbccccccddcedcccididccdcccccb s dam
dceedeefddddeededfdeiecceddeeeeede s danc
ebecdddjeeeffgfdcfedidecdddbdceded s daniel
eddefeecdddddebedededeehdddiceffde s dar
ddeeeeeeddeeideefededehcdddecededc s dario
ffeefffeeceedfedffffgdeefiedfeffff s dark
eeffeefdfdeefeedebefideeiecdeeeeee s darker
aZbajgacaZaacbabaaZgiaZZZabZffaaZh s dat
XTWYZbdgWdfYfiUfecaaddfafdWUeWcdXZ s daughter
dddcfdddjccdcecdddddgddcdcccddffdd s dawn
ZZehSZVZcgfVcdPZQZabhccbPdeZdVTXUb s day
feededebdcfhjdccccaeededccdddcdeee s daycar
kYZZZcaaYabagbYiaaZbeZaieYfXgaZaZa s de
aZZYcbcgWcYaaaeZZbbagkZfWZfWZYddba s dead
eededdegdihdbiechccddcccbcdcbdcdcc s deaf
eedddeeediecfeeddgdddhieddeedhefdd s deal
aYbbaaZbagbabaafZbbakceabacbgfcaaY s death
dbcjbcddccdcccddidbcdcdcdaddccddcb s dec
cbchcccddeddedcdhbddecdecidcdgdedc s decid
dhcdccccbddcdedcdcdckcefcbiddddeed s declar
eeedehededeeeefdededddddeeeejdeeee s declaration
beebccbbbhbbchabbhccacdbcbbcbgcdaa s degr
eeeddddieiccdhfcehddddeefeefecdded s delay
dedddefcddchcdedeedcjdddfcdddedefe s delivery
ccccbcdbbccfbdebecbbcldfddcdddcccb s demand
eeddfddeeeeddedeedddgbidddcdddeeee s demon
ddddedccddeefddddedddcghccicdbeddd s denounc
ccddbcccddccdddcdddcbccccckdccccdc s denuncia
biaZWiYbcjbibbbYZbbafbbbaaebZaaaYY s deny
ZZYYZjbYXgZadZZhZaafdYXYYZWgYYZhYh s department
cddidbccccccdcdiddcdgccbbfbcccdedd s deport
ecccededdjcdcdcdcdcecddedddddheeed s depres
dbcbdcdcbfcccbdadccdceddddedckedcd s depression
ddeeddeddicddcdbcfdddddddddedddddd s depressiv
deeefeedddeeheeefeeedddjccceccffde s deputy
bbbacaaeZfgbcaajbcbZgicZZgZeZabaab s describ
fdiecfedbeddeedeefeecdiedccbcdffcd s desert
bdcdccdbdabdiadccbbbeddddcedcbiaZb s design
ddcedeeeeddhcdeeddcfecddehhdcdffcc s desk
gXeXaiYYaZaaaaagZaZZeabcZgbYaacbaY s detain
bcbabgbaZfaaabcabbbbjbbbaacagZbcbj s detention
cdddddcdccdecddgdcbccddcdddddcjcbc s devic
eeeefffhejceeeeddeefdeeeddededffef s diabet
fcdfdcfceihcddeceeeedfeeceeeebeddf s diagnos
feefeefefjcdedebecfedffeeeefcdfeee s diagnosi
ccdcddcccccdddddddddddcccddhjdedcc s dialect
dddccefcddhefZeicgcdecfdccdcccefed s dialysi
ecdccbbcdegchcdcadcddbccicfbbieedc s didnt
dbdceedfajdbcbbdgccebhbaaebcaceedg s die
YTWcZacjedXXfeYcXaaZlXaXWVWWXWcbYY s died
feefeefeeeefehieeeeefefhdfffeeeeee s diego
eeeeeefeeceedeedeedehcedejddeeefee s dilcia
eeeeeeehddicddddefcdddedededeeeedc s dinner
ddceedfdcceghddcdedcegihedcdcdefec s director
dcdccdcddbdkccdcdedddeeddededdfedd s disability
aZabbcbdabbcccccbcbclcbbbhbbbbdcbb s disappear
bbccbccbcibbabcccbbbibdcbcdehccbZa s discharg
feeedeeeejhefefddfefffffeeeeeefedc s discus
eddcedfhdhfbdcbZbiddebcdbbdcecefee s diseas
cZbZYhZbaaedjZcaaadjjbbaaaYaaYcbbY s dismis
cbdedcdcckcdcbcbcdddcddcaccdbcddbc s disorder
bbcbbbcccbbccccbccambccccbbcbccbcb s disposition
eeedeefceddddffifdhedediebdebddffe s disput
bbccYbabbbbbcdbgcbbbaaZZfZiaiccbaZ s district
dbdbcfacbbddcdbjcbbibcfcbbcbbbccbb s disturb
cccddccccccckcddcccbececcccdccbcbb s division
dbcdbcdkcccddedddddddeedceeddcecdc s divorc
kccdbbeccbcdacceedcbccdcccdcddeeed s dob
aXYYYbZYXdfeZXiciYaccXdZcgYXaZcaYW s doctor
fccceddededdddefcfddlcdcdcbcddfedc s document
fdfffffgfhgedcdfefefeeffegfjeeffef s doesnt
dddddcbcccccceccddbdjghabbbccccddc s dog
cbaaZbbcabaiYabjcdagdbbbbbaabhccaa s dollar
edeeeeeefbeeeeedddeecedeiegeieeeee s domestic
ddddecehceedjddbeeedfedcdjceddeeed s don
aaabbcZZaZifjbfehZjdjaeZYbacacccbZ s dont
ZYXZYZXcbfbXYYZYdaXadmfWXedhXWacXX s door
fffffefeehifdffdfgeeeffefffeeeefef s dos
YYYZZaYZYmZZZZaZgkYacYaZZYZaeYbafY s dr
cddcfdccccccbeddeebdkccbbdddcdeecb s drag
edeedeedeedcedeeeefdfcgeddicddfedd s drawer
cccddccccicccdjdcccdcdcccccdccddcc s dream
bbdcbcbdcjkdbccebdbdebebddcccdhbbb s dres
edddfddddccdecdedfcdckddcgdcdceecd s drew
ccbdcdcbcabcccbccdbchbfdhaibccddcc s drink
bZXYcbbaZjjciWaZYaXgYYZaaaYYabadaa s driv
aZZaZaaaaahbgabbaaaZjhcahhZaababaa s driver
baabYibabfjbfacbZiaiZabbcagZYfccZZ s drop
aZXYaZYiYdjXkYYaZbXYdaaYZYhYXZbbZZ s drov
ccdcbcddcccjbccgcddcecedbcdacdcddc s drug
cdccedcccbbbacddddbccjbbcjjdbdcecc s drum
fgefgfgefedfffffefefeheefeheeegggf s drunk
dccblccdecdcddddddcbeceeddeddcddba s ds-
ebigeffcjdccccdecffecccdcbcdddffed s dubai
eccdbddedeeedbedeeekeefdfeeedddbbb s dui
eddedddgceeedefddgeehdieebbdedfeec s duty
deeeedfeehcddeedfcddjddeddeeaeeeec s dx
dcfhdcdjddccbdcdddicddbbccccdddddc s eagl
dcccccdgahicchbcccbchabcaZcbadcdbb s ear
dbbbZdcbbcaglZcgcdZZabdccbbbbcddba s earn
eeeefefhddfddededddefcdiedddcdeeee s easter
cbbhcbZfbedahaafabZbhhegaafaYZccab s eat
ffeeffffdbeeeefeefefjdedeedeeefffe s edg
eeedeeedeefdideeeccdddedeeeedecchb s edit
eceededdeddeeddieeeeheeeeedeeeeeed s education
bZagabaaaedbgaZbbchbhZcabZagaZbbaZ s eight
eaciccbcbbcgfbddbddjfcdcbcbbbbddcb s eighteen
ccccccbbdbccbdikbeddcccbcbccbcccbb s eighty
cghZchebbaacacbddcdYhgfaadeeafdeed s el
cfabYcagZbaZhaacabZbhZZZgajaZfbcZb s elder
ecedeefdbdfejbdhdfcecccccdhcdcibbf s elect
ccccccdbhcbbdddiddbdgaccdhbcbcdddd s election
eeddedfddddddeefeeddlccdccddcdfeee s electric
ZfWeaYbfXlVXdWXbaajXgbacUWabWVfaYg s eleven
edeeedeeeeeddeedeeedieddechdeeeeef s elmer
eedcecdhdgcegddfdcddececcdbcdcddcb s emergency
eeeeeeehdeeefeedffeefhdddgeddeeede s emmanuel
feedfefeeddfidfdefhdeeeeeeedefffed s employ
cbcihceccdcfhcdaccaacdeecdbcccddcd s employer
cdcdbdecdcchicccccccjcbdbccccccdcc s employment
cbbdbabeccebcbcdbccicbcccbdckbedba s enclos
ZjYYXXaYUXaeYXadiYXYYeedgWgZXjbaXX s end
deffffffefffhffffffeeeegeeefdedhde s energy
bdcbdcdhbcddflcbcddccccacbbbcebbab s engineer
XXaZXZZYXcZbefkiXgXZZXYYYYZZcYaZXi s english
dhdcccccdccbldddedbdbdcbdccdcceddc s enlist
cicccedccbdccchcbcbcbibbdbdhcicdbc s enough
bZjebfcaZaccaabbacdZgZdbbaeZaghbba s enter
cdcccccbcccccddjddbbibccbgichccdcb s entranc
cZhcZcbddhdbdcdcddcacdddccfcjhccaa s entry
cdcddcbccccbccdcdddcckhcccbcdddccc s envelop
dbbbblbbdcbccdccddcbbddccbbdbcdcda s eoir
dcddddebckdcdbebccdccdeeeddebcccdd s episod
ecccedfegddedefcfffdeeddeiiccbfffe s escap
eedeedeededfeffdefedccdcdckceeffec s escort
cdcdededccddcddcdedcehcecfiidcdeec s esperanza
hcfegfeeefffifdffffffffecfffeefgee s esteli
cdcddeeddbibbcdcehcccdecdcddhhdedb s evaluat
edefcdddeicdhcdddcedfefdddefiddeaa s evaluation
cbccccacbddcdcbbcecdcdjhbcdbeccdbd s evangelical
cccbdcdacahcagbbcbacdidjccedcccbaa s even
eddeedfceeeddfegfeedddddcgdcehejdd s event
bbbbccaahabbbbgbababifeaghaZcadcba s everybody
dccceccgcbccgdcddhccicccjcdcdcdedb s everyon
bZZYacYYabihcZZahbZZZZbagadYZibbai s everyth
cddeeeedddcdeedddddedbcchciccddeee s everywher
jbcbbcbccfadcbbbcjbcaccbccbceacbZZ s examin
dhcdbedccabdffeadaeajdddhcidebcaai s examination
fdfdeehdedeeeeeeedeedeejeeeehdeeed s except
ecddddeeeeedddejefdddeeededdeefeed s exception
ccdcccddbddcdccbbcdddeghchcdhbdbab s exil
cacdbbbdbdccdbciccccdccdZbibhbcaca s exist
dcccddcdchdcdccccdddfddcdjddcdeded s exit
dcdcdcacbabbchccamccbdchccbbabcdbZ s expect
deddfeeedeeeddeeffedjeddddddddefde s expel
dedjbbcddccddcdecccjccdcdcbcdcbcbb s expir
cdddeddddcdeecdecjddfddecdcdgddddd s explain
cfddcbcccbbbbdbigcbdddcccbdbbkeddc s extend
cZZaacZXYjiafYXZXYYagZdZgXYYdacbYY s eye
dkibbcdddcedchededddddecddcdcgeedc s f-
adbceceaadfdccbhcdddfhghbfcaZbeeed s fac
fdeecefdedggcbejchedffffeeeddedeca s facility
dacabcZcakcbkbcbabbbbccbbcbbbabcaa s fail
cbdcecedbbdcccadcdcdhbckbbgcddeecc s faith
eeeeeffgejfdedfdfdeefefffdfefffffe s fal
caabbcbiahgYhZZaababbZccdZcbhbacaZ s fall
ddddcbkdddedeedbeedcdchdbcbcdcedcd s fals
VRTTSUXYdacdXTefegTeZXeelgecRSYZgS s fami
agaaZZZaaaaaiaYaaaYZjaahaifhafbbZa s far
fZabaddbaZbZmbcfadacZbbZbbbgaadeab s farm
SbPePUUhcdiceiWSYXaVdacddgeOYRYWZQ s father
bbcaajYaZabaabbaZgabbZabZlZaaadcaZ s fear
cbabkcbccdcdbbdbcccZbcddcdbbcbedja s fee
edeeeddcdgjbccdcbdbecdhccdddcdcdcd s feed
dcedeccccfccddcbdbddbejcbcbdccdddb s feel
jababaadYgaddaZiaaZZgZZYgYdZeabaZX s feet
ZaZYaaZZieaYaZZgZbYZiZYZaZYZgYaaZY s fell
dZbaccccbbdciabacdacicbYbbcdbbhZZb s fellow
edffeeedfbdeeeedecefieedieeeceddef s femal
ddededcdeceddebcddcddeckbddeddedcc s feminist
ccdddeejdefcdcccddcdcdcdcdedecedde s fibrosi
ccdcdcdachbbicbbcfbdhcbccbbcbbcbab s field
cZbabaajhbbZaZbcadabghdZZbabaZddaY s fifteen
cdcdcedcciccahdcddcchgfbbadcaddcdb s fifth
dddddeeddeddeeeefeddcidddhcdddedde s fifty
VfUUhbYVWWhgVXXbYaicRVeVVchbbmfYYU s fil
bbabbbcaacbZbbabbbbbjachbgbbbahbbb s film
bZZaWaYaZbbaZZbdcaZmaaagagkbbbaaYY s fin
ZaZYZjXZYeXYZZYYbhYbZhYgXgaYhgaaYW s find
cdbdecdbbgbdcccbddbaeibdajcbabdecc s finger
eccbccjfcceffcdcccecdcdfcbgccceddc s fingerprint
cabcddcZccecalaeccbbgddcddddcbcccb s finish
faZYcaaZXYhakbbYcdgajfZYaWbZgZddbZ s fir
aaZabaabbZbbbbbabbbZbacbbanbaacbca s fiscalia
cbcccdddbehcacdccdcdkcbaccbcbcddcd s fit
YUVcYVXdeeWWeeVgXdfWcVYfVddeidYZdf s fiv
baaaabakbaaababbbbhbcegbgbaaabccZa s fix
ffffffffeeeefffefeffeigefgefeefffe s flaco
ddddddddddcheededddddchgedcddhfffd s flag
dccbedcbbjhdiccccdeccbdcccbcddfdec s flar
efeefefddfdddeeeeddeidededdecdefee s flat
cbbaabahZdccddbbadcchbaabajgbbddbb s fled
cahifcebjcbcacddbeddbbdZeabfbaefea s flew
ddddcccdddddcedkeecddccbckccdcdddd s flog
fedceefheddedefeeeidcdeeedddeddeee s flood
abaacbdgaiZZabbabagbdZffbXaaZabbba s floor
eeedfefcdddegdddeecdddekededdcdfdf s flu
ffeffffhegeeeefeffefdeeefhefeeffff s fly
gdYYgXYXXfYZaYZcjYWYfefYYahfgXZYXZ s follow
dabbcecaZZhihacaacibfabbbZabbbccaa s food
ddahfcebXfhbaZbacahdaibcaYacgceedd s foot
cZaZaaXYYfZZacbfZdZbnacYgZaeaZdcaX s forc
eeedeeedcdcdcdebecdejddcedcdheeefe s forearm
dabbcdbccbcdcbhiaacbabhagZZbadfecb s foreigner
eeffefeefeeehdeffeeeeffedegejeefcd s forensic
dccafcbbcicbdcbcbcbcbcccccdccceebj s forget
cdbbcccbbibbkccccdabbcccdbccbdccca s forklift
bcfZhhZhYZacZiaZZaYaacZaZZbZgiaZZY s form
habacdabbbacabacabZcfbaZlabagabbZb s former
bbfbecdabbccicccddcdccbbbbbbcjdeeb s fort
YadZZbZYegZgYaafahYZkZZbYbeZZXcaZZ s forty
ddedbcededeiddedeedcddedeehddddded s forward
TRRVUcSTiffUVTTVcVdgdSdgSgZhWegUQR s found
VUjdVWWdQfjgZacbTWUUcUVeceefTTfWVR s four
caahbabZbaZbZaahcbZbfjbiaaaabZbbZY s fourteen
eeeeeefeeeefgjdeeeeefefeffeefeeeee s fourth
dcccedcdbhbbdbdadadchdedbccdgcdcdc s fractur
cZahZbaabbbbcaccbcjadaacahibabccaZ s fre
ecdddddeeeeeddedcehcedciddbdgddebc s french
bibbabchcacacicbbdbbbbcacbbbbabcba s fresno
YWYXXZYeeifXZZhgYaXZcffaXfYhWXdbWY s friend
ddbcecehYbffcbdfccdbgfafaheZbceecd s front
fedefefedeeefefdffeehcddfdhdeeffff s fuel
ddedeeeddecddecedeeddedkjecceeefec s fulani
gabbYacabfbbhafcbdaababgbagabbcbaa s full
eeeeddeeecichdddedddeeeededdeeeedc s full-tim
bcajccbagZacacadccYbcabdakgbZaddbZ s funeral
cabdbdbckbcccccbcdhcgcbbbbbabbbcaa s ga
eeeefegieeeeefefffefgfdefeffeefgef s gam
baaYaZjZXbZYaaZgYaZZffXhdheYYhabZX s gang
ccbacdcababgibbdbdbaceedbcchcddfca s garag
eddecddeffdcedddddccdibeecicdcdedc s gasolin
cbiaaacceacbhacZbcbafjaacadcYZccaa s gat
cccdcgcccbbdbcccdccclccgcbcccdcccc s gather
eedeeeeeeeeeddeeejfeedeeeeeehddddc s gemechu
eeceedcdaccebdecdfdekahabfdcbdfeed s gendarm
efcegdgdccddcdeeffcedcjcebicdcfgfe s gendarmeri
bcdcbceedfddiceidgdcfdfceddeeeeddc s general
edffeeedfbdeeeedecefieedieeeceddef s genital
ddfaececkccbcdddddccccdddbdbdbiedc s georgia
bacbababbehiababYeZcbbcbbbbhbbcdZa s get
XVfZXZWffXXagWWgXZWZdjfegeeUWYYaVW s girl
ecdedddjeddeddedeececdcdheddddeedd s girlfriend
ZWefXYZYWeieYXXgVWiXeeWbWVdhbYaaXX s giv
dgWYUXUheWXfYXXYYYWihXegWVdVWWaZTf s given
eeeeeeedddddhedecdeebccddcjeddefed s glad
ddcceddccgcccddbdccchccddhddcdcddc s glas
ddddedccceZhaccjdcddcdecacdcbbdecb s glaucoma
abcbddbbbaaaacaaccabkcabiajbbacdbb s goat
edecddccccddheddeecdjcdgdccdcceedc s god
ddcccdededecdcdecddccddedhedjdeecb s goma
dabacdcfdhdfechaacbahaabbbaecdcecb s good
baabbgdbgYaagbahcabaeYYZYZlYeZcddZ s government
afZcYZZgYfYZgkVgZaWZfabZeaZZZZaaYX s grad
deddeefdeeeecjdeeeeehecceddfdfeedd s graduat
eeeedfedcdddddddeecficcdecccheeeef s granary
babbbcccbcciccbcceacbckjbbcagbddec s grandfather
cdddeeecddjcedcedfbeedddedeededecc s grandma
gVXXXbbdZhgegXeadbXZgaZgYbbYXZccXZ s grandmother
aYbbgkadbacfZbaYaaaYabbaabgbaZaaaX s grant
dcdceebedceceekecdcegdcibabbbdfecc s grav
bjccbdcccbcbcfidcdcccdcbddddddcdcd s green
abbabbcgbacbabgbbcbbbgbZdlbgbcdcbb s greet
ccbbeecbZccbhiiabdccbbcbcgcabdffcc s grew
ddddbdededdkcdecfddcddddedcdcdecdc s gros
ceddeddhdeddddidcccdieecebcdcddedd s ground
aabacgiZXacbhZceZgZaiZbeeXYZabZbYY s group
caYbcbdcZZZZgZbZajabiYgYaXhYYbdecZ s guard
dcbgcbccibbbjdcbcdbdcccbibchcbeddc s guatemala
eeeeeedeeeeeedejefeedeedieddddddee s guatemalan
edeefdeedeeddfeddedecchidddeddeefe s guerrilla
fdideeeehdeeeeedeeeeedeeeddbddffdd s guid
fefffdfffffffffffefhfeefefhfefffff s guilty
eeefedceccedeeeceeedhedhbdbdeeeeff s gun
cdcdcdfdeeedddeefedcddddddddccckba s h-index
cccbfccbcklcdcbebcddecdbccddcceecb s hadnt
bbcccdbcbbgcbcbdbdbdhcghbbdcccdeac s hair
ddgjecedefdeedddeedeiededcdeddefed s haiti
ecchebdcccedfccbbedcgcigjbabfceedc s haitian
efedfffdeeeddeeeeedekggedefcdefgef s haji
fffefffefhcefefdcjefedffefeedffffd s hal
bahaabcbaabgaZciheeaaababaaacZjbaa s half
ddddeddccccccdedddcehcjgccdccdidcb s hall
WWWXXYVWUjWVfeXeWWfZecaVXhegWXYYUV s hand
eeddeddeceddedecdhddgicdcccbdedddb s hang
eddceddcdedgedcdcgddedeieceidhefec s happen
ddddddcdciddddeidicddddddedececdcc s hard
cacbbafcbbccgcabagbbjdabahfbcaccZa s harm
deddddececcccdddehdddcdjeddddddded s harvest
ffeefffedddedeedfejdeeeefeeeeeefef s hay
aYXaZaYbXgfafXZXYZYaehZfYcdeYZZYXX s head
ffeeeeedcjdeeefcedeedeeedddeedfefd s headach
eecdeeedbfdeedfdebefgefdeddiedfdcc s heal
bXaYYabfYifgecZeYcbabaaZdfYZgfaZYY s health
YYZZVlYXXfcZgWXYYYYafXZZXXeZXYXXVV s hear
YYYYaaWeXdgWZfVaXZXZkfaXXXiYeXbbgV s heard
ccdccedccihbcbgbhdccdddecdecdbeecd s heart
cccbccdaZbckibacccccaddblbacicddec s hectar
ZeYYbacYgcXaWYZjabZYldfXYWUcdebecY s held
cbfabcajYfegeZadZffbZZaaaYidYabdZa s help
cdddddecebbciddcefcdcihcceddddeeed s helper
edccccdcdccdcecddecdbcdcdbckcceedc s herat
bZaeccZaeZbaaaZaYdaaYgabYhZnabedaa s hid
cacccdcbcfccjdiZcjbbdbbZbacabZccab s high
dedcfdcdidedddccddcdcdcjbddbdcffcb s hil
bccbddcbbceccdccddcdibecbjgbbbecdb s hill
abbbdbefckdabbbabbbdccebbabbZacdcc s hip
ebbabccbadbhjcaabcgbchbdheZaccddbb s hir
ddecddeeecdeidcdehddccddeddeicddcc s history
bbbbbcacYfbbbbbcccbbldcaaZYbZbdcba s hit
bccccdbbbhbbcbbdcdcdkcdcbaccjadecb s hol
iiZZbaYaZeacdaabZjaabbaYheZZZahbYY s hold
eiddcdedfddeeiedfeddeeeeeeeeegdeed s holder
edeefdfdegdeeefeeeefeefefdeecdefjd s holloway
VTcfWWZaeckifcRZSgVcaabgTbdSZTYaVU s hom
ejeeedeedefefeedeefejdfddddeddfffe s homeland
hcchbbcfcdccdccgbcccddedbhcibcddec s hondura
ddecedehdcdcceeddgjdccccedcdcddddd s honest
eceedeedeffdfhdddeddediecddeedeedd s honor
didcbcbcddcciddcecbcjddgcedddcdccc s honorabl
cccceecaaccbgcgdhcaddcckcbcccccdbb s hop
ecdcddeddibicdeceeddcedeceeddeeedd s hosp
bTTcUWXbccbbhPVjRUddbVXdSbVUjhZYTR s hospital
dbdceceidebhicebacdhccddbbacbheddd s hospitaliz
eeeeeeedddedeffdeeddiddhecddddeeee s hot
bhfgcdbbbbcacbdcbcbidccccbdgcbceba s hotel
XUZRYWbaRdigiSWgWhfUbbVYVQXefTYbYe s hour
eUScWaZaaYehZUhgUVbUfedaRkTgWWWZZT s hous
cccbadccccbeicdbhgbbcbcbdbcbcbdcci s household
ejcddgccddegdccbdhdeddddcdddfgeecd s houston
edeeedfdedheeheeeedeeeededidideeee s hr
dedeceddcddedeeeeeeeddddccjdddeedc s huehuetenango
eeddeefddeedddedeedeededddjdedffff s human
eidgdefdfeeeeffeeeeedeeeeedeeeffed s humanitarian
cZZgZbZYZaZkkZagabZYZZadgZZYYZbaZX s hundr
cfddfeffcbefcffcffecicibdfbccdfffd s hung
dhcURVTZQgkVfUUXZeeVgSccSUhecSbYQb s husband
XVeXkjZaXWYYXYaYaaaZYYZYYZYaYkYXWV s i-
dccddbbdedddeddbcddcccdhbcjcecddcd s identify
dbbcccdcdcbbblccddbccddbbddddcdccc s iep
cbddccdbdecccccbdbddidccbccdccicce s ii
dddheddciaccddcdcdhedcddddddcddedc s ill
ddeedeeecdddeddgeeeecidcdcheddedee s imam
dcddbdcccdecddccbcddcdddkccdedeecb s immediat
ffeffgfjfegffefeeefeeefefeeffeffef s immigration
edeeddfedfededeceeecjddeehcecdedcd s imprisonment
ccdbdedccckcedccbdddcdddcccgccdedd s in-law
eeeefedeeeeeefeifeeeceeeeehedeeefe s incident
feeefefefieddeehfddededeeddddeefff s includ
ebddadfedeejhbfafehcedeeeededdfedc s incom
eddecjfeedeeeeeeeeeddeeeeeeeeddddb s individual
abbbabacajbbbbbaaaccibhcghbbZbcaZZ s inform
ccdcbbadcbddcdccbbccbaibaiebjcccbb s informant
fddddefdekcfbdedeedbddeeeddddeffec s infusion
ddedebbdeceddeecdcddcdcdcckdcdeddd s inquiry
eddgfeebbccdbdddceddeiagdfbbcdffee s insid
accbbccbcbbbabbbcddcecddcjkaccdccb s inspector
dbcccccbdccclaabccbccccbcdeecbbbZa s institut
ddedcdfdeffdeddddfddicddddeccccddd s institution
ecddbcddcddccgdicgdcidcdccdcbcbcbb s instruction
dcdcccegbcibbccfbdccgedcbdgcdbddac s insulin
eecedecddddcdddcdddehckgccbcddeeed s insult
caaZXbabbZakjabfaaZabbdccbZbbaddYY s insuranc
bcddbdbaaacdbbdaddcckjhaaZdbabdcba s intelligenc
eefefgfcegddhdedfeeedeedcdedddegdf s intensiv
deedeeccedddedcdcedcdddddddcddedjd s interest
eeffeeeefeeeideeeeeeeefddeeejeefcc s internal
XYYZYgZaXZZaeZbeajYbXgZXkZZXjYbaWf s interpreter
ZXZYYfZdZgZZYYZaZZZZbaZgYhZZkXbfWX s interview
cbbbccabbbcbcccbbcbcdaicaahaibcbaa s investigator
ibcifddechcdhbcdcbddddddccdcccffec s iran
iecbcdbaaddbhcfcbcadddckabccccddca s iranian
dcddddeccgcdceejedcddedfccedbdedbc s iraq
feeefeeedhdedefcedeekccdddcdeeeeed s iron
bbbbcddbabbdddbdbdcdjciicbdbbbddcc s islam
iaabZdddbcdddbcbbbeYigbbbgZbgabbhZ s issu
efeefeedhjcddeeeegeecdedecdjddedde s istanbul
dabaXbbbccbcjbcaddjZbabcccdbcccbYY s itin
caYaaablbfhZZcZbbbiaZaZZZZZaZabbaa s ivan
ejkcccdccbccbdccddccccdddbcccbddcc s j-
dcddcdcccedcddddedcihcdcdbccdcdcbb s jail
dbiibccdbddccddddebbddccdbedddddcb s jan
ihddddccdfedddceedddcdddddcdddeeci s jean
eeddfeddededeedeeedeibgdedhdeeeeee s jesu
ecjcebfedfeeeeeeefeeeefeecffeceffd s jfk
bfffWZabWcfejXZZaZXZeYZYXWXhZgabXf s job
bZaZZcabbbbgfbZaZabahbahicaZbbbbba s join
fffeddfffffjdefeffhcffffffeffdfffe s joint
eefffdffeeeeefeeeeedheddedheeeefff s josu
eeddedfeeffdedeefdcdedeeeedecdkabb s journal
XYYZXeYgYbaZZYYhYfYXfXZYgYeZXVgXgW s judg
dcdccdddcbcdgcccdjcbedcbddeebhccac s judgment
bbcbccdhccjbbbZcbdbdgeedcbcdbcdcbb s julian
ddcccbcdbbcbjdebddccbafkdbcdccdcdb s junta
dicdccdddcfceddgdccegdfecdidddccbc s justic
ddededededdedecdeeedhcdcdcdjddeeed s kabul
aYZcacajahcbbbacadbcaibaZjcicccbaa s karla
YYZaZbbZYZgZgZZbdeZbZYahahZXZhiaYZ s keep
YYfdcabjWVXYiXXYXagXgedhXWXUedcebX s kept
ececdeeccbicjcdecgcddcdddcbbbccecd s key
ecdjdeceeeedddeededcdeedhdefddedcb s khartoum
edcbddddbcbdecdccdcdjdggddccccdded s kick
ZiYZaaamZYgcXeXYZbXaXZZYXZZYZZbbXW s kid
bacbcbabZcccZccgccbclabbabbbbbccba s kidnap
dddcceebdhcciceedcecfbedbcddcaefee s kidney
YWXYbXZbcbWZaYXeXbYYlddeaiZVdVcbaY s kil
feddfeccecffdeddbddebbcgbkbdedeedc s kill
abcbcccabbbcabaicdcccacbbijebcecca s kilometer
dddddedddibccddjdccddccdddhcceddcb s kind
aaaZcbchXeeZhaZaZZYceabkaaZYfZabYY s kitchen
eeedgefdeidcdedfeeefhdgeeddedefgfd s kne
fgefgfgeeeefeegefeegieedfeeeeeggff s kneel
aYYhbaYYhYbgaZgaZbZZcdbXgZjeYYedYY s knew
USVgYYTcScfbWVegecTXefXcfXYZcgYYih s know
cbcbcdZbbccbbcacbcababahjfcaibbcaa s known
abaabbchbbbabbbbccbbjaaacjbbbcdcha s kofi
dcdcdeddbcddceddddcecgkidcddccfecd s koran
hbcdcefcbddcdcciddcdbddcidecdccecd s kumasi
bbcgcbcdbdgiehacffhcbbcgbddcddcccb s kwabena
YaZfZZaaYbaZYaZkaaZaffZhebejcYbaZZ s la
deeedeeddijdddceddddddeceddeddcccd s label
ecedbdededcddcdicedcicccdbdcbbcdcb s labor
edddeefdddddeededeeeedegddeddcddjc s laboratory
hbcdbbbdbcdcfcccdccbhbbdabjcbbccba s lack
deeefdddecddeddfddeecfdddihjdcffdd s lago
dccdccbcccdcbeejddcdfbhhcbidabeddb s laid
ccccccdjccccadbccdibccbbbcchccdddc s lak
XUhZWZYXUYZhhXXedaYYgdhfYiXaYYabXX s land
aabaaabaZaafbbacZcZbgiYbZeaiiaddbZ s landlord
iYZbbgbYZcZaajdgZagZYZXYYZZhaZbZZX s languag
fecfeffjhdeegbefeeeedefdeddcdfffcc s lara
ccicbccdcddcdcicddbcccdddcccccebbb s laredo
ddddcjebcbcccdddcddclcddecbdhccdfa s last
eeedeffeehdddeeheeeeeeeeeeeedeeeee s latanoprost
dcccccdgcbbccccdcgbeeabadckbacedbc s laugh
bZabZbahaZaaabbaababedjfYdgYbabbYZ s law
ehddddedeeeeddceeeddeefdddffejeecd s lawful
aaXaWaVXVgZhWZXfXZWZcWgXXbgXgjbZTg s lawyer
ddabeedbgjgbbbccbebecbdhcbbbcbffdb s lay
cbbbcabbcacbmZbcbfiacccbbbdcabaaYa s lead
aacbbbbbbbcaacacccbbeiigiacgcbcbab s leader
cdccccdbdbcbbbcccdceadhldccdcccbdb s leaflet
cdcddddbcaabbchddcidfagabbbbbcdddc s leagu
hZZZdcdfbehbfhdaabaacaahafZZbgbdaa s learn
gfVaWYVfUecZefcZdYXZgegXhbeYbVbbWd s leav
dcccddebdciacecbeccdhddfcbbdbcjcce s led
UQdiUcRUeeWehQcQPZRTcgYfXdebhPXWRQ s left
bXYZYbZbXffZcYadYZZaigeaaYYZhabbaY s leg
bbacZebbbddcabdabdbbccccbccbcmbcaZ s legal
dccccdbbaicdifdccebcccccbjchbbdeba s leon
eeeeedfddkcdddecfcfdddfdecdecdeddc s lesion
ddccfddbdcccbcccdcbdeihgdbccdcdfdd s lesson
XXhYYZWheWgaWXXZVZcXjcedWacfaYgaWV s let
YYZaXZZaXighgYYbXaaaceZeYXbYjXcahU s letter
ebeddeddckdcccccdedecdedcdeddcfgee s leukemia
babaZababjZaZiZkaaZZbabaZZbaaaaaYZ s level
dcddedcecdeededheddeiddddddeededed s liberty
ZbbbYbbaccabccibZabjdbcbbccbbbibZb s licens
dbbabccaahaZbabhZhbcabbbhiaadbddba s lif
YeWYYYXhfcocVXZZWbYXWYYYbXaXZXZbZX s lift
ZZYZabaYfeZiXafabfZZagbdZchgdadcaY s light
ededbhdeddedcbccbjddedddccccbccdcb s lik
dbedbcccdkfcbcccbbcccdccbdcdchcdbb s limit
cccbfdcbckacccddddbdfbdcbbccccfedc s limp
aaabbbafZekaaaaagaaZebfaaafYgaabZZ s lin
dedefeecdccccdedehddkcddcdddbddded s linear
YXYYWWYZVfdYZXWgYaZXffZXfiUiWfZXYW s list
dcdcececdhhccccgcceccdddbcccccdddc s lithium
YZabccaZZhabbZgbbcjcfhcaZbaaabcbaZ s littl
dXYhUUVhcVgcUYfZfZTUYXcRedYgccXXRS s liv
deedeedcddcededcedddghddhcgceceeed s lo
edecedejcchddiedddcdeddcedbdcideed s load
caccXcdfcccmcccbddabcddcddcccbccZa s loan
dedddedicfccbeecedddgcdcdchcccdedd s lobo
baicZbcbbdbcbcbeddbccdbiacbjbbbbZZ s local
cbbabbabZbeZcbbcacYbnZaabZaZcbddaZ s lock
decebhedddeeeefefeddddeeddceejddcc s lodg
deedeefeejgdceedfddddeeeedeedeeeed s log
jcccbccddedddcdddeecdcjddbcccdddcc s lom
cfZbccbfcebcccagagccfbcdhebgafddbZ s long
fefedfeefkhefffgecefffffeeeeefffdd s long-term
ZZchbbaaakagcgacagbbeacdaaaaabceZb s longer
ababdhdagXZbhaYaZabbiebaYhZdZfbdcZ s look
ddecddeeddeeeeeeefcejdddecdedeeecd s loot
bfaZZZaiXdYjgbiehdZZhZdaZZZYaZaaZY s los
YVUVXXZfekUZhVVfWiVYhXXWVTddfTabXV s lost
efdefefedeefdeeeeejceedeededdddfde s lot
cabbddahccdbdcbcachbabbigahiZbdeab s lov
dedbddeedeiecdddddddiddcddcedddeee s low
bicccddfcehccdccbeadbedbbddccceecd s lpr
fWdXWWXgXZhehfYWXZfdeZZgWVYXgWaZXX s lui
eddeddedbkedeeecddedbdddccdbdcffdd s lung
dceedddcdieeedckeededdeebeeeecdcdd s lupu
eefeededehcehddieeeedefeefeeedfffe s lymphedema
acaaZbaYYdZZZebabjZaZhaZaZaZjiaafg s m
efeffffddacddeecefeeiagghcedcefffe s machet
eeeeeefdedehideeffdeeeedeeeeeeefde s machinist
ccbcajddcdecddddeedcebececcebidbca s mail
dcdeccdddjccccddcbcddgedbbbdgdddda s major
abbccccbahhbabbjbdadbbhcdccabccdbb s mak
bbcddcdcdddeddccddcdjecfjdcddeddbb s mal
kcddcccccbdcdhacddbddcccdbhcccedbb s mam
UTUdYWVgeVVgVYabSWigbhffhhZdZgWXTT s man
fffeffgeedieeeeeegeeeeeeffeeeeffee s manag
cdcccdcbbcbcccddceibbcbjcjbbabeecb s manager
ffeedefffefdcdfjffeeeefffheeefffee s managua
eeedgdfeedccedfcgcddjdededdeadfefe s mandibl
ddcbdddccccecbbcgdedccblbbbccdeedd s march
dbddeccdcddcdcdcdedckcdddbddcdfdeb s mariona
edddeefddcciedddgddefcddciddddffec s marisol
aZaZZaaYakaYZaZcaaZZaaZZiYiZeaaaaZ s mark
daZaaaZahYYfiaYZZZaachaZaicgaZbcYY s market
cbbdbdcjccdccccdcddcfccchdcbccedbc s marriag
ZVdbXZZmZgYbfYXZWbYbdfZdeXYYXYdaWX s marry
idbbdbdagaZbZbbbcbabjbbbbabakcbbba s martha
ccfdbjdcccdeceddeddddcedddddcbbccb s master
ccddeedcddeekabddeddiddccdecddefbb s mathematic
cZabcadeceeddccchcehcZaaaajabedbba s matter
efddeefcdddddeedfeiedddjehddcdeffe s mattres
cccccdcbcccdeccbcddcabachbjbbdddcb s mayor
haccbddcaiabbcccbbccijcbbbbbccddcb s md
bbbcababbgbbcccchcbcaegjaabbbbddba s mean
ccdddceechidededdgdcccdeeegdcddddb s measur
fceeecdfehdddcegefddfecccdhdiecccc s mechanism
eeeeeeeddgiddcededcedeeeeeeedeeeec s med
cacaadcdbgcibbcbbgbbdeeeccdciaddba s medical
eeedeefdedkdcddcccddcdddedceddefcd s medication
cbcgcdeccfgieaceabcdbcbbbcbcgbeebb s medicin
cYXYaYabdfiaZgfaXZjaeYZjYWaZaYcaYX s meet
deeeeeeeedeeeedfeefddihhddcedefeee s megaphon
dUZWVYfYXggYeWfaXZYXhYahdXXWXWZXcf s member
deeeeieedeedeeedfeedjdhddedeededfe s membership
YUVVVVUTTcVWWUThUXgYhgcdcjYcbUYWaU s men
ibbhcbbbaecdbbbbbchgbbgaagbaZcbbba s mendoza
eceeddfecjgfeddeccdfecedbdcdccedbe s mention
cddcdidcdcdcdcddejccccdcddcedddcbc s merit
dcddddcbbccdcddddeddhccbccccjcedcc s messag
ZWVVWaZnhZXeWXXYWeZYZWZdXeYeeXZZid s met
cceceddcbebdddckeddcicccddecicdddc s meter
gZjmaaadgcaZbZhccbaabZbZYXZXbadcaa s mexico
eeedeefedkbbgbfbedccdefdeddededdce s mg
dddddhedddddiddededddeedddddeddedc s miami
hccbdcdddccibcbfdccbccedjcccjcddec s michoacan
feffddfeeeeefeefefefecihedcedfefed s microphon
cddfceddcidcdddececdicdddccchceeec s midwif
deeefefeeideddfcfefedfeedeededffee s migrain
ababacbgbfjbcbjbgbbccbcaabbabccdcb s mil
cbbabbkibccbccbaccbchcbcabgbcadcbc s military
eddcedeeheeddeegeedefddcbcZgddfefe s militia
cdddddegccdcidccddccfcdbhddcdddeee s milk
eedeffffcedcjedfdeefbeecgdddceffef s millet
daccZbdacddjbcdidcbagcbbbcZccbaaab s million
cacdbcbaagbhcgbdaccdfaigebYaZbdbaa s min
ZYaaYZacaabadabfaaYZibaafZjhaZhZZY s ministry
dcdddedjddddddddddddcdeddddddddddd s minor
bZfYagZXfeZYZZZaaifYgaahabYafXabai s minut
ZWYVXYYdXcedYiYXXiheeZZiXXZWYfYXXg s mis
feeeecefeffffefefffieeffeecefefefd s misdemeanor
jhccdedaddddkdcdddbccdecbccccdffbc s mission
bcbcbcbbaccbbbcbccccbcbdcbhccjcccb s mistak
eedeedfcdfhccddcddbdddedeceeidcddd s mix
fgefgfgdefcdefgdgiffcdfefddfcfffgg s mm
YXXYVaYVXeclgWYXZifYghaaWYXfYeaYXW s mo
ecdeccdeclbccbdZcaddcdecdddeccddbc s moderat
cjdbabcibbegcdbcbeccaccbccdcbcddab s mom
aXWhWYVdfaYhYeXXXdiVfajfXXUYVbaaVf s money
eeddddfdddededfheeefefffeieecdffdd s monitor
UZXcPSeYQjXidbUdRZXafYWcReaiYcWWSd s month
ecddbdedccccdcdjcdcdbgcdccbjccdddc s morelia
ddeeadeheecichdbcddedddedddcccdeee s mortgag
ccbcddcbcbcchcidcdcddcdbcbghfceedb s mosqu
giaRQUWicaggaQaReTdaaiUYdcVbdeXXPQ s mother
edefeefjebbfeeeeeeffgdfedieedgfffe s mother-in-law
cceeakdcdddcdddcdcdcccdcccbdddbcda s motion
aZXZbabbdhYdZZbZbaZYjgeZZXfZZabbba s motorcycl
deddfededddeddfghddeeeedcdeiedefdd s mountain
dfdeffeddgecedeeecdecdeedeiecdeeec s mouth
YWXWYjZYWfXYZYYeheaZbXYXWXZmYXccYY s mov
WUXXWcUWejaefVdVWieXddXbVadcXgXXUd s mr
eeeeedfddkcdddecfcfdddfdecdecdeddc s mri
ffffffffdidffffefffeeffeefefeeffff s multipl
dddeddedddddddddedddecgddciddeeedd s municipal
bbaabcZaabbbcbbgbcabZgiahaeaabdbba s murder
bbcbecdZbabagcZZdbadYcilYaZabbdfed s muslim
ccbcddcbcebbaddcddbckfcdbbbacbcbcd s nail
egcdeccicabccdbddeccjbccbccdbceedc s najib
cbcaacbbbcbficcbeedcibcbchbbcbeeba s nakfa
jNQSQRTSeeUaXQbfRTTdbjcgchcbbbVTdQ s nam
cZagcfaZbcbZjaabbgZabYceihbacaggZa s national
ihccccbdiidcddchcbddedecabccdfedcb s nationality
ccddeecidgbccfkdcdbdddbccdebeccdac s navajo
eeeededddcdddeeeeeedjcdddcddcdeddd s nd
dcbdbdehbdhcccbjbededcddbccacedeec s nearest
heedfefjddhdedjeeeddeedcedddedefdf s nebraska
decdfeedccedddddedddkcdcdccbbcffee s neck
ZZYZZZaZZheaYYfaZaXZaadZahagZaZbYi s need
cecffeeedhicedddddcccccdecccedfedd s needl
ZYYZYbZYVigXZYXYXafbieXYcdWXeZbchX s neighbor
eecefefeheeefecgeefejcdddcgccefffe s neighborhood
cbdbcdbiccccbdbdfbcbdccbhcbjccdebb s neither
dbdccccdcccccdccbccdgghcghddcdddcc s nelson
dcdccedcceeeddddeeddjdccccedddedcd s nephew
deefeeejcddecedgeeefcddecbhccdfffh s network
fffefefeeeddeedieeefffeeeefdeeffef s neurologist
YViYWWWZgeYgfXWbXYWYcgedVfggbWYWVg s new
cchccjddddddddhdddcdcddhccccddddcc s newark
bcbcbccbiccbcbcjcdccfagbhabahbcbba s newspaper
gadjbcccgedcgbagcdbbhdecabcdabdcaa s nicaragua
cdhedefbgccdhcccdecelbbbdgdcbcdfee s niec
URPcQRPcfjdXeZQSZYZRleTUVYVZWPcUQN s night
dcdbdddcblbbbbcacbccccddcbdcabcccb s nightmar
fVUdWXYhdcegjUWfWehTaWdUUhSdcRfZZh s nin
ZYZhZgXYdhjZgfXeabZZgaZdYYYZYXaaXW s nineteen
WeSfUVOfOdhSTTeXSTQfjYWgcdgaYgZWPP s nobody
cambbadcbacbbbabddbcbcccbddccbdcbc s nogal
daaZaiZicbdicbbbbbbacaicfZabfcdcca s non
gdddcddebccdfdidccdcddbcibdhdbeecc s north
abaaZabbZZahaZcbccZaeicabajZfbaZZZ s not
eddccccddcddddecddddcdddccbcdkeedc s notario
YYeZhkabZZaZaaaaZaZYjXabahZbZaaZaX s notic
cbcdcdcfccbbdbcdddccckdccicbbicccb s nov
dbdcdeccbdcccchebdbdedcdbccjcdffcc s nowher
bcedblbdebbbbccadddcdbcbccbedcdcec s nta
aYaaYibbaZaZdaaZbbeiaYaZajiZeZabZZ s number
degdeedddedeeicecedddeddcdgiddffcc s nun
XUZXVaZigfUgejWXVfgfdXYWWVWcfVZbVW s nurs
eddckdddeddcdeeddedcedefdefeedfecc s nvc
ecjdcceddeeddedceededddgccddhddccc s oakland
cjbadababbebcccdddacaccfedbbibedcb s oath
edeedcdekeeedeekddeebchcdecdddfedc s obey
dddccdccdibcbcdbcccccceddcdcidccbc s obtain
cddcdddcdggdcdccddcdfcdhccbdicdddd s ochoa
ecedcdedcddiccecddcceifdeieecddccb s oct
dddeeefdedefddedffdhieeheddfeeeeee s offens
cccbbbjcdddcchcjbbcbccccbccccbccac s offer
bYZaXgYZYZaeifZYaaaZggdaXchZYebYXV s offic
aWhYZgYXccZeWeZgXaZhdgXWcSfaiXbaYX s officer
dicdeddbdcddcccecdcdidehbcdeddefdc s official
ecbbabaaZdcjafgbgcaabbbabbaZhfZbab s ohio
jVYYbbZZYfhZfVWYfaYbbgeXdVZWZaccYW s old
dceedeeiecidcdcecdceddeddcecdcefcc s older
ededcedddiceddjbibeecddecdeddcddcc s omaha
dddeddfeddedeeededededeeeejdcdeeed s ombudsman
abbcbbdabihaaajfbcbdbccabbbcbacdac s oncologist
ddeecdfdddcccddjddeeceeddddccedddb s oncology
cddcdddccdcedcbccdhehddbhddhcdcedc s one
WWUVXWYVdbcWieWcfWXVgWfhVdeebcdZXU s open
ecddccbdcdfbcccaaiccdbajababbbcbba s opinion
fefffffeffffefeeffffefeeiffffeffff s oppos
ddddcddcdccccdchecccdcdjaccdcccbbc s opposition
ZXWWXfXhXUdefXibcWYbdeXdVaiWeWYZYe s order
eefeeeeeedfefefifeeeeeehdfedeeedde s organiz
ddcdeddchddcdddddcdejbefcccgddedee s organization
dcdedddccecdcddheecdcdjhcbcdccddcd s organizer
dcdddeeceddeccbddidddddjceedgdddcb s oromo
dcdcceeddddeddcdefcdddiideedcdeecd s orthodox
abbbabbjbbfbcbahgdbhbadcbbfcbcbbba s oscar
cdeecdfedfedefdgeeecdcccccciidddfc s osh
edefddededddejeeeeeeeeeeeeefededdc s ot
eefefeedecddcfddddcdidjehdhdheeece s our
deedcdccececdccecfccededdddccdddjd s outcom
aYbgZbZZghZaZZaeabaidabggYagZacbYZ s outsid
dedbddedabcjhdedeeechbedebddcdefec s oven
ccccdecjbhdccdddddddbcdccccdccdddc s overdos
ebbjcddeeeeeeededeefeedeeddffdffee s overstay
cbcaadccbdckbdbbccfcedeecdddcbedba s owe
dbdcbcbeddebfddcdcjcedeedhceccdddb s owed
feefeeeiejcddeefcfdfdcefeceeeffffc s owen
edccedebdddecddccdhbidhdccbfbbcecc s owner
dcdbdcefbgbhbccccdgcaccbddccccgdcc s oxygen
eeddffeededdidefeedefefffcddedffde s pack
ddeeeefddccdeeeeeedebgkcddccdefged s packet
aZaaacaZhZaZbcadccaadgjaaggaZaehbh s pag
VRfSgVSXdWbfWaVhVbclhfbTbVYbTaYWgN s paid
eeeeffdcehgcdeeddedfeeedeeedgeffed s pain
cbabcbabbbdbbcciddbbikbbaZabbcbcaa s paint
efehffgdecefffffgfeebdcedecjefggfg s pakistan
fffefffdeidedeeefddfdeffeeeeeffffe s palpabl
ffjhffffeeefeffeeffeeefeeeeefffffe s panama
edeecddddedcdcdcceieedcddddddieedc s pandemic
cdddedfbbkccdddcdecedddcecdecdffee s panic
ddcdeeedccbbcdddcdhejcdcecdcdddddc s pantry
dddddfeedfeidddcffdeefeeffefeefeee s papa
gdeiSdUcSTWVUUVVUVaedfbZeageehegTb s paper
ddddddeccjfcchddeeddddeeedeecdeccb s para
dedddddcdcjdcdccdcjcfcdcccddcddded s parallel
YUYdXachXYZekZgdcYXbbYhbacXgYXadXX s parent
aZZaaabiZccbgbgebcfafbaeYbbfhYdcaZ s parish
ZZYYZXahaXXhjZeaaZhhYhZYZZeXgZbcaf s park
ccccddejdegbbcdbdccdbcccccccccceee s parkinson
cjjaaaebbbbbabdbeddZaddcdaabdZeedb s parol
babZacZYaiaihZYgZcZcebagYZbibbbaZZ s part
feedeffefeehheedffhcfefffeedfffffe s part-tim
aYaeYZhgZYaZXaXgfZaaecdeWWdfjYZbZa s party
ZXgiZZZfZZeYZhYaYbWbbhZYhhZYZacbYZ s pas
cijdcgeedeeeeedeeeddeeeecddeddeecc s paso
fceefeeeejeeeceddbecdedeeddeceeeed s passiv
jhgaYZZbaabaaaabbbbafZaZbgaaaabbZa s passport
edcbeccdcgbcbbcccbcbcgdcjbcdcceeeb s past
bYaabbaZcibZfaZZabYbjbZfZacbhgccaa s pastor
cdefcdededfcedfefdfddedededeccjbdd s patent
cZZZbZdaZhcfYXaeXgaZiZZaWgcXXYadhZ s patient
abaacaaaaaZaabbaabaabhbbadmheabcca s patrol
ffhgfffejeefddfeeffedefefdehfffffe s paulo
ZTWdSZffUVYdjdegVbiUYjheWccUWYacWT s pay
deecbdedeedjcddcddfbedeeeddcdddeec s payment
ibbbbadcbbabZbbgcbcbeigahafbcbdddc s paz
bccbbaebblaaabcccaaaabdcdbbdgbaabZ s pcl-
edddhdfeeidddeedeedddeededeeedeeec s pd
dddcedbdccechdddcddhcedicddcbbdecb s peac
gccccdcfcdddgccbddccdcdgbbhciedccb s pedro
bgcbggdadbicabddcceacccecbcccddeda s pend
dbcbbddcbecigbbaccbdhccbdbbbbfeecc s pension
dVUVYXWRUccUgVdfaWgYdXdhgUcjaeYYUV s peopl
dcdeefecccdijfedefddeccbddcccdefed s pepper
bcccacbcbebfbcckcbbddccbbcccbcccbb s percent
eeeeeeedcjcdedeceddecdeddddddeeddd s perforation
eabacbecbjbfcicaccccbcecdcddcbeeca s period
eheeeeeeeffededefhfefffeeeeeeeffcd s permanent
bcdjcddcdcccfcchddcidddcdcdbcddecc s permission
diblZcacddhdfbcbbccZcddabcbbcbdeaa s permit
fffffffdfjdeeefeedfffeffeeffceffff s persistent
acZZZWXaYfeaaZXiXeZZhZYgVhcgXZhYgY s person
eaigdccbcabcgbihbdbcbgdabacfbceebb s peru
ccdcihdcccceccdedccdbbdbcchccceebc s petition
ihddbbdcdddcddcddddcbcbdcccccccdhb s petitioner
dceeffeedeefjeeeeffefedcddeeddffec s pharmacist
cdedcdedddeedddjdeeceeeecegcdddddd s pharmacy
ddddddecdbcccddcdjddcddcddceddicde s phas
YXYYXZZZVXffhYZcYbYXdkaaYYgdhYbbXY s phon
cbadabccbaccdbdcccbbdcfbbiagjbcbbb s photograph
aabababaalaZaaZcaaabZcbZabaahaaZZY s phq-
eefffffeefeehedeeeefffeeeefeheefdd s physician
dcbbcdbbabfakbbcccaacbdccafgbbbdab s pick
ebccdccacccbcccccecdicdcbccccjddcb s picket
deddfefddddeddededdckddddcfcceeefc s pickup
ZZZaZZYcXfaXaXZgYZZaahZhZheYeZZZXY s pictur
fgefgfffededefffefegggedfdeeefggff s piec
ccdccddcbjhbacccccbdbcdacbcbcgcddc s pil
cddcdddhcghbddcccdccdddeeddddcddcc s pill
ddcddcdeccdddcddidccddccddicbccdca s pilot
eeeffdeddedeeeeeeeedideeedheeeffff s pineda
ceddddcccbjdcdcddejcgcdbcccdcdcedc s pip
cccbedcacbbaccebdcabdjdbcjbbbbcddc s pistol
aWfZbaXcdZXYYghWigYZfdcdYdWehafbYf s plac
eefecefeeefedcdedjedfefeefedeedeee s placement
YVXcVXXaXhegWjWXjYWYZZYYYgYbXXZYVV s plan
aZcbacbiaaabbabbbbbiacbabbaabbkaYb s plant
eeeefffdeidfieeeeffdedeedeeffeffff s plaquenil
eeddfffdddedeeedfeddfdededhdeeeffe s plat
dccddcccccbbcdccdekcddhccdddddbdcb s play
cbcdbcedcdfdddeddfekeefdecdddcddcb s plea
eZbbZjcddcedecdbbcdhbbciccZcbZbabX s plead
eedbeddkdccecedcddfddccdeccddddeee s plow
deeefdfddcddceedefedcjdhecdedeefee s pm
dddcedddbibgcbcccdhchadaiaabbceecc s point
cbccccbcbbccccdbdccclcbcbbbbbbcdbd s poison
VRQfRQPVPeYUYSTaTVRbcUdeghjZSVUURc s polic
abbbdbcaabdaZbabbbaabZabifmfYZccba s policeman
ffeefegeffeefffffeefgdeffheeeefgff s policemen
deedecdcddcdddcccdbefcciccjbcdffdd s policewoman
ccdcedcbcbceccbecccdecdlbcdecdefbb s politician
fefeffffefeedeeifgeffffeeeeeeffffe s population
dedddedbcdcdcddheecdececicdigdefed s port
eeeeeeededhedheeefdedeedhdeeeeeeee s position
dhccccadecedcbdcdcegceecjagacbeeaa s possession
cZbZZYYbYZcZidaZbbaZfdegZggZXYbaZX s post
effegffefjddedecfeeeefffdeffeeffff s post-traumatic
fffffeffdefffffhffffdeehfedhefffff s poster
ffeegfgeicdihefeefeedfedfdeheefgfg s potato
ccdcddeibiccbcddeccdcdechddddcefed s pound
eeddeedcccccdeebcebdihbdecbcddcccd s pour
babacbcgbafdbfbhahcbddcibabadaccbb s practic
baaZdecaZfacbaacZdgecZglaYgZacdeZh s pray
eeeefjfecdddeeeededeidcdddcdhdeffe s prayer
ddccdcfeddcbjedhdedcfdeddcdcddefdc s prefectur
fefdfffbdicdccedeccfcdecedddiceffe s pregnancy
dccdccbeddeefeeieddcibbdbbbcddeccb s pres
ajZZWXWYYeZZbZZfZabYiYYYVgghgYZXWg s present
dcdddbdcacdcgddgdedcibhaaiabbbeced s president
fdeecdddeficedebciccdcfedececdeedc s pressur
effeefeceddgefededdeciddhdidceeede s pric
hbbbfebbaefekdbdddabcddaacchicfeab s priest
ccdecddcdhicjebbdcddeeeeceeccdddcc s primary
efeffefddeffeffffffficfjeddeeffefe s print
ZXYecZcgZZdYZXXfZaaWiZaYXgiXZbcdda s prison
eddebdeddcegacekfdcbdeeffdddddeedc s privat
ccccbjdcdcdcdcddddccbccdccbdcbbhbb s proceed
ddedddeddcdddddddddbdcddddjdcdibcb s proces
ebcddcedbeeeeedheeecgbdcdcjddcfefc s proclaim
dcbbddcbcbbhjhbccacbbbcaccdicbcbZb s professor
ZhfZYaadZaiXZghaZbZZcadgZaibaeZZZX s program
ccddcddcdccccdcidicccddddccdccbccc s project
cccccdbcabcbdddbdccdekafhacbccddcb s promis
dedeeeeeeefefedfefeddihdddhddefefd s proof
deeeegeeeeeeeeedededkciddddedddded s propaganda
ddedecdeeefefedcededeefkgecdededed s property
eeeefdeedffefeeeffeeddjddddeddeefe s prophet
dcccdcdcccddecccdddceadeabkbccedcc s prosecutor
dccdcdccdccccdcccccdacbabclbedddcc s protect
cbccbbcbcccbcccbdccacacbbcmbbbccdb s protection
dcdebccddddddeeddedccdedcdkeededdb s protectiv
dccccddbbdcdcdcidcdceddjbdbdddeddc s protest
cddeccdddhgdcccbcgdcddeecebccdibbc s protocol
bbccadcbceibabcbccbcedddbhbbidcdca s provid
heedeefdddddeddiecdegddccedgddheee s provinc
fffffefefeeeeedieefeefdfdddeedffed s psychiatrist
cZccZabbblkbbccgaabbaccdacacabddaZ s pt
ecedeeedckcdcedcdedecdcedcdddhffed s ptsd
cbdbZZedcaabbcajbbagcaabhbgZZZabaa s public
cdddcccdcdecdddkddcddbcgiccddccccc s publish
cdbadcdZZaeaibcbbchbiccbcaaZabbcab s pul
ccddddejdefbccccddcdgccccddddcedde s pulmonary
deedfdfdebkccddcddbedddddcdddedffe s pump
fcdcdbadedededdhedccfchdcdhdedeedd s punish
ffdefffdccdedeeeefdeibgdeddddefffe s push
XUVUWgVcSgeeTfVTUdUVegYeVgccfdYYUT s put
edddeeeeeeeeeefdeedhdeeedeiddeeeed s quarrel
bccdceccbddcccchcdddhefcbfbgibfebb s question
eeeefffeefiddcfdddcdddddeddedfdedf s quetiapin
dbbfecdbbbbbbcbdechdcegccefgciefdb s quiet
gZYZcadZYZacgaZYabcZbcdkhgYYdYadab s radio
ccccbbccbdedbdcbefdclbcbcaabccdccb s raid
ababbcckZiZaahbbgcbbZbbZbacbbbcead s rais
hacbabdbakbbaabbccbcddcbcccccaecbc s ramirez
deeeeedcddjecddcdekdededdddeeedefe s ramp
cbagccbahagbabbcbdadgabhgZbfabddaa s ran
dddddddbdcbcdecdcddccicccbjdcdefcd s rang
ebcbdbabcdcbdccbddcclcdegdbbdaddbb s rap
fffffffeefffefeffhefeeedheegeeffff s rapid
bbigbbbbicaaababadbbeadbbheaaaccaZ s reach
VUUWWVYVediXgkecUfgUgZZdUbcUSZegTd s read
cabdbbccadcbdccbeecdcbblabbcbccbaa s reader
dcededddcdfddddfcccedhccdicdiddebb s ready
dhacbZadZdebhbbabcgZgblbYZYbZbcbcZ s reason
eeeeeeeeededddeedjeeeeeeeeeeddeecd s reasonabl
ddddjceeeddfddedeedcddedfddddedddc s receipt
ZXabXgbZdZZgbbafcabgZjYYaXeegeiZXX s receiv
ccddccbcchcbcdbhbfbdcbcccichcceebc s recogniz
ddeecdedccccddcdakeebcddccbdhdddcc s recommend
jdefeeecdffejecdfdcdddeccdddheedcd s reconciliation
YWWXWjWXZXZVXXWaZZVjcYXZWXVgkWZWVf s record
edeedefedeeedeeeffeejehddeeeedfffd s recruit
feeefefeefdeeeeeejefeefeeefeefefed s recurrenc
feffeeeffieeeeeeeefefeefeeffeeeeee s recurrent
cccdccbebgddddcdcceefeggbbbchdedcc s red
eddcddccdddddiedcdcicdddedddcidddd s reduc
bbccbjeddgededbfdcdccccdabbccbiccb s refer
fefefeefffefffefeeffeeffeeeeeiffee s refug
agYYVYWZXhcaZZYhdfZYeXihhVbWeYbaVW s refus
eefedeedeieeedddegeefeeeeeeeceddce s regard
ccdcdgbdddecdddbdcccidjcbdcddccbba s regim
cdccbccbcdcbchakchbacdcbacabbbabac s region
haaaXYaaaaaahbZfbbjZZbaZXaYghYbZZZ s register
fdcjddeefeffffeeedfhiddgdddeedffee s regret
edcdcedchgceidcccddcdaccbggbcdedcb s reina
cbccbkccccdccdddddcbbcdddccddcdcdb s reinstat
fefeeedffeeefeeedifdfefeeeefddfeee s relaps
eceedecedceeeeddbdeeddcdkdcccdeecd s relationship
dbdcbbbbcdidddchccddcccaachfhcdcbb s relativ
aYYYXgYaYbZfhZaZYaZYlebcZgYagZcaaW s releas
ccdbbcbhccdccdcdjcccacbbbcbgcdddcb s relocat
cdcddedhcdeddddejceeccddceecdeedcd s remain
cbcceecibjccccbfceddccbcbccdhdffcc s remember
fbeeeeecekcddbcddeeedefdbdfeddffff s remission
edegdddddicdfeedchdeddddicdbdddddd s remov
daddakdedddeddecedebcdedfdcedddefa s removal
chddccdecehcdddeddcjgaccdbbcbcddcc s renew
dYZZYbcYZhdjeaaaYcZYeZbZZaZjabddaY s rent
deccfefdccdejdheddeecefgecdceeeffd s repair
dbcddbdacbccbibdddbddedcdigdicddbb s repeat
YeWWXgWXTiWZWdYZXcXehTgWTZkbdUYWWT s report
ccccahedcbeeccdcdifbccecebcdhbcdbb s request
eceddceechhidcfbdbdeddededcdbcdecb s requir
edeeedeeedddiddeeecefedeedgeeeeefc s reserv
edeiddeeedidcddhddddededddddcedfcc s resid
ciciacdicddeddcchcebcddcccccdcdedd s residenc
blaaZbcbZccbYaahadZdcddababbaaddYZ s resident
hbddblcddcccddcbcbcdcdbcbcbdjcddcc s respondent
ddccdeedbfcbdddcchceededehdbheedcb s rest
deedcdeddgddeddddddccdddddddcdbicc s result
YTXTUXVWVhWbUdWjdgjWYXaZWiVXVeZaTU s return
ddedaheceddeicedfcccededdddecdhbZb s review
eeecfeebcdabbdebecbdebeidcgdicefed s rib
bacddeeiZcccibbcheddcachbabcacdedc s ric
ddchcdddceeddccdceccdcccddcgicedbc s rica
eecdeedcdifecdddcdddcdicdddddedeed s rid
edcbecedaedeacdfdeddgicgcZabbdeedd s rifl
aWXYYaejVehXZeVfWcXXjYggXXeXeXaaVU s right
eddeffeccgceceeddeeeicedccccdeffee s ring
efdefeffdffeffehffeeifedeeedeefffg s rio
dcdddccdcfcbdcdbcjdhdceddbbdbceccb s risk
icbgddcaabbabcbcccadgacabghbabcccb s riva
dbZbbbcciababdhcbdbcZagibaZZgadcba s river
bddbabdcdacchihcbdcccccbccbdccbddb s rn
bZYacbcgdabadaajZbdajfYZYZXXbbddcb s road
efcdfdffacedeeecefddjhgdedbddcffff s rod
cciccdccbccccdccddccdcbdiccccddedb s roma
aZZZabZmZfZbgbabbbebaabaZdaeeZddZg s roof
bYXXaaZZWedjgeXXWaZXhceYWfbgWYbcfW s room
eeeeeeeedhdecefifdeedeeeedeedeeeee s ros
aYaaZadcaldcjahZbbaaccdaaacbbYdcbc s rosa
eeddfdeddiddcedheedefdeddddebddefe s round
ddcddcdhceddkddceecddeeddddcdedeed s rout
ddcbdedbcbccbcceddicbcckdaccccdecb s row
ccdcceddgjcddccecdedcceedddciceecb s ruiz
YgXYWYXdUYgfjWXgWYfYWXYefeWXXgZZXV s run
edddfdfhddecddddefcdgdcheddhdcfffe s ruth
dcdcdcdbcfcbicbidghceiehcddeddeddc s s
bcbcccchbbdbckecbdbebdccbcdcccdebb s sacramento
eecceefecceficfcefhcjefdfeddceffec s sal
iaddcjdcdedddccieddcefcccccdccdddc s salvador
cagdbcbgYbbhcZcabceajbcbcZahZYcaZY s samuel
fXfYXZahWZdfiZfdZZZZbacbfaiZhZbZZY s san
ieeefegeedeeefeeffeffeeeeedgeefggg s santa
jdcdffeccbdccdcededdedccidccjcdecd s santiago
dbccbdcccbedcdddddcchchbjccddcddbc s santo
ffhgfffejeefddfeeffedefefdehfffffe s sao
dedeeedddcddeeeddededgjcjccdddeedd s sapa
ZbZZbcbhahgaYaaabbYaegahbfbaZZbbZY s sat
ddedddddeddcdedjddeecddddcddddcddd s satellit
cdcdddedcdddfedcddhccbdgdchcccddcc s saturday
ecdcbcbcdddidcccdcbcedeeceecidedbb s sav
XVYWXaVVabXXXWXgXYVacYhXUbhYoeZXUS s saw
ccddeddcdeddjccdeedcjddddcdddcdfcc s sawa
eRRTTXQdPhacZRUUhgaWecdgehXagZYVPW s say
eedefffdebdddeeefbeeldeedeeeceedee s scapula
cbbcdcbaahaacbcZbcbdhfbcghabfbbbcc s scar
cbabaacZbhaiibbaabbbbbdbcadcbbbbba s schedul
ddhdeefddeeedddeeeeddeddeddeddeidc s scholar
dTRSXUXfYaabhjahSWcVehgdcRRfUQWYTS s school
cddddedeededdiddeddcdddeeededddhcc s scienc
eeeffefecjdeeffefffedeedcdefcceefe s sclerosi
cddbccebclcbbbcbeaacddededddZcbccb s scor
bcdcecbZchfcccadceacibcccccdbdeeda s scream
eedefcedcadeceeeeeeehaeiechcddffed s screen
eedcdeeedeeddeedeedhgdeeecdchdeefd s seal
dbcdabedbedededcdeecjbfdcbhZcceceb s search
eefeeeeccddieedddddeheedeeecedeied s season
efeefffeeiiedfefeeefeeeeeeeeeefged s seat
fZaaZgZddfdbYgfhaaZZbdghaYeYZYbcZY s second
cccdcbbcbbcdacbdbcddjbcjbhcbccecbb s secret
cccddedccdedccddeeedcddkbdddcceebb s secretary
dccechddbccdbdcaddebfbbkbbabbdccdb s section
aZaZbebZafZjbbZeaaZgchcYYgYidaacaa s security
dcdjdddddddecceddeddceeheeddedeeed s seeker
habacacYaiZZbaZabZabhbbaZfZZgZbbZb s seen
dddceeceekbceddccedcdedeccdeddfeed s seizur
ddcbddcddcdeiddeddcccjccdedhcbefdd s sel
geeefeddedddjedddeeebfidcccdeeffee s sell
bZZaacbgbaZmhbbcadZabcgbaecdaZddaZ s send
fgeffffeedeeeffeffefdhddediiedgggf s senora
aYXXfYXiVYYfYXZYYbfgcYXXYhdeejbZYU s sent
aWZZXZZaZeacZYaYbcZhlcZbYgcZZZbbZV s sentenc
bccdcccicjbccbccbkceccdccccdddedcc s sep
fefffffffefffeffehfeffffffffefffff s separation
baaccbadacccgbbcbbZcbfdbcckbZbcbaY s sergeant
feeceeieeieeeededceeddeeedeeeeeeed s seriou
eeedfeffdkddgcfcdeeecfecccdddbffef s sertralin
cbbfZgacbdccfcccccbicbfbicibdbcbaZ s serv
aaZYYXXZYdZYhhZZZZiZjZZgiYdZZXaZXW s servic
dcccaceabdjbaadkccbbdcdccccbcaccca s session
ZYZZZjcYYfgYYZYeZhgZhXZdaVdYXaZbbY s set
dccdcdcbbcccbddcichdbbchbcjbbcdeab s settl
aYYeYgYeecdgdXadZeaggYdfZWZeafbcYW s seven
ecbbdecabcccdbcececcedeicdccdiddbd s seventeen
edfffffhfededidfdeefffefeeeeeefffe s seventh
edddededdhcdcceaebddcfedeededheede s sever
acdcedbbcacckccfbeddbidicdccddffeb s sew
cbcbbecabbbddcbebccdbhhabaibbcedbd s sham
aZbbacbeabbhebbbbbbcbcbaZbiaabaajY s shar
efeefeefccheededeedejccbdcccdefeee s shav
bbcccbccbbbcccdcdcbceabiccbcbcccbi s sheet
Zbbbcbbbhhaabcbccbbcibbbbbdbbaddcb s shel
ccdefeegddegbdcddfhfeeeibddedeffcc s shelter
bbcbbcdabaafnbbdbcaaacdbdacdbbceca s shift
fchddeddddddbdfefedcidfdfddcddefcc s ship
cddcedcddbbdjcddcdedegejcbadddeeec s shirt
bbbbccadbjicbbcdbdbaabbaacbcbcdcca s sho
feedfefdedddeeeffeefkdcdcdeddefeee s shock
eeddededdddcdddhedcddcdeddgehcdeed s shoot
WfYXYZYcgdYYjYYfYagZgieXYWXXdXabXY s shop
ecdccdcedfcjccdbddddcedddedddddecc s short
YXYYXYVXUceWaXXWYZXXmYWXWhdWWWaZVX s shot
bbbccdbcbkgcaccbcbbcebcbbcbbbccdbb s shoulder
ccbcdccababbaccdcdbcbhlacccbbbdccd s shout
edcccccbcbiabccbcdjdcccedcccddcdbb s shovel
YfZZYhZaZYZfZZZfZdYXajfeYieYVZfYZX s show
dbdecbcedjdedddcdcedcdddbchdcdddcc s si
fbchcedbbgbbgbcabcgdbcicbacbbbfedc s sick
aYbacbahYgiZaaZbZZdbhaZZXZZfgbbbYZ s sid
VSWUUUVYbZWddcggdXWVlYffTRaZgVXVUh s sign
ccdcbcbccddcdccdddccdbdhddhdbhcccb s signatur
edeeccdeefefeeedeeeideeeeecedddddd s simpl
eefefefheeeeeehfefdfddeieeedeeffde s sing
aYaZZaabagaaaabZaaZZkZaiaYiaZZbaZa s singh
dcedeeecddcdeddhdeeccddcidccdeefed s singl
WRaThgVfeVbZZRaYQaSXkXghQbUgfeZYSS s sister
bbYhdgdZWifZchadZaYagabXZXYYZYbcai s sit
VgddYWZbQdgfdTUfVbdUgcegaccSdYfbXd s six
hafcacbacbbbdZgbbcaaagcibajgbjbbaa s sixteen
eddededddededgdideeeeeeeeeededeeed s sixth
eeffeefdfdeefeedebefideeiecdeeeeee s skin
efeeefededdddfedeeedjdeeedbdcdeffe s slap
cZaaabbZYjiZaZafaZYhedaZYXadYZdbYZ s sleep
baYWddaWfdeZYZXbYcZbhhbZgYdiYaeeZY s slept
acYZbabgYdYcfgYaagYaebbYYZXgbhadZb s smal
ddecddcccbidddccdedcabcccbkdcddddc s smok
dcaZccbiabfbbcadcdibcaaccaacbbacbb s snow
dccbdcccdhbcbcbcccicccdbdcdedcccbc s sober
bZbZaababhalaZbYcaahacaZaZaaZacbZZ s social
fdfefffedeffdcedefdfeedbhdddeeiccf s society
ccddcdeddddccddddddchdddedddddcdjd s softwar
dcccdcdecfddbdehdhcbgbccbbgccddccc s sol
aaaaZabaZZaiiaafZbabiZiacaZZZZbdYa s sold
caaZbcZZZaZZbabZacZbgfhcfXjZZaccba s soldier
aaaZZaZaZhfgZaYgZaZcgfZbeghiZZcbaa s somebody
eecefdgdhdehfeddeeeekbddeedecefgfd s someth
bQegSWVgQeibWgZUSXTVjeaUcRSdXUYWPR s son
ccibdcchdcdcbcceddjceecbbbccbbddcb s sorry
ededgdfcdcccideeedieecehddedcedeed s soup
hXZYcaaYYWZdZeofZaZggYYWXYZXaZdbZY s spanish
YWXYZYYXYhYYdWmdWYVZYidhWcdWYfaaWY s speak
dbddcbaccdbbbbblcdbccccccdbcbdcbha s special
cZccZacddeZablbacbdbcccbaccdbadaaa s speech
ebckcddddeecbceccedcddeddcddcceedb s spent
aahaaZZaZcabZaZbaZZbdggiYYbZfYbaXY s spok
eeeffefeeeedeefeeeeeceiededdheeeee s spoken
ciccbdbbdcjdcccccebdcddcccddccedbb s spous
caabgdbbbgcaiabbbdbabbcbcbdbbhgaab s spr
bcbadbcaabbacccbddbbgbbkbadcbbedcb s squar
ibddcjcccddddcbddeeccddddccddiddcc s st
feddffffdhedgdedeeeeidcdcccdeeffff s stabl
ddcdfeeidcgehbdjbbdeedcbbbbdddcdba s staf
ebcdcdebckaaaacZcgddbcdcccdccbdhdb s stag
cZaacbbZbfffacZaZagbhghbbacahaccaY s stair
ddddeddcdcedhdcdddedfdecdgdcdedfed s stal
abhcaccccdcfccccdccbabbccbbckgcccc s stamp
YYZYYaXXZadZgYYhYjZZeebeiXZhZZabYY s stand
bZabaabZfiaahaaccdacacdjcbbbbadcaY s start
gbgcUWXbSffVYZhicaWgecUccXbceadWUU s stat
ebabbcbdacdcdcdbdccadcbgbcibacdcci s statement
YYVdaXbWZYYXfYXWXbYZiWYfeblYhXYaZZ s station
ddcdddecddeddjdgedebdddcgdddcccbbb s statistic
XiYfUWggXdaZZaZYZXYYaccYZbZaZlaaXX s statu
gfajUYdeVWWWYfWYjWXfYXaZebYeVVcbVU s stay
cdcccccbccibddccbccbibcbbgbbbdeecb s step
baccccbjjccbccacbdadeiacbcbabbcdbb s stepfather
cbccbdbbahcabcbbcdabhZfbbbcZjcdcba s stick
edeccdddejdccdedeecddcdeeddedddeec s stitch
diccecebdbidcddcddgcjbcccdcbbddded s stolen
fefegfgfffedefffeedfidheeeeceeggff s stomach
bcccdciabaccjcZccdgaficZbbbaabcdba s ston
cZaaabbaZabbabaZZcabcggkaiXZabcfZZ s stood
YUaaWgWbUmcVVhXWXaVdfZWeXaZXVVZaUf s stop
ddeedefedbddeeeddedhcdjceddcddeedc s stor
deehffedcdffefdeefeechdddidjdefffe s storeroom
eeedfffeefdceeeeecdfcchieeeeheffde s stov
baaccbbdYbiadbYcfebccgaaYfZhYcdcZa s stranger
YWXfXYWiaZVVeXjeWYgXfXhcWfXaWWZYWW s street
dddceddcckbccbebcbcdcccdccddcddddc s stres
dbcdbbcbjbccabccdeccideleccdccdddb s strik
cbcdcccbddcdddceceddkdccccddcceecc s strip
dccceddccjdbccdcddbchcchcbcdcbeedd s strok
aahaWaajdZagYZgYaaeYeZYhXfcYZgYZgX s student
dbfbdcdcbcaghicggccbgdaababgbaddac s study
edddbhaedeeeddddeddidbeddbfdjdecdc s subject
efcdfefeieeedeffffdeddediedfdcfffd s sudan
ggffgfgefeeffffefeffifeefedffefggg s suffer
fddccefdcgicddeddfdcddfffdedcddfdc s sugar
ddddddddciicdcecdgeddddcddcdedddee s suicid
geeefffeeeffffeffffeffeeeeheffffff s sula
dcccbdddcdeccdededccdccddccdicecci s summary
dccdddddcjidcdddccbcddcdccddcddedc s summer
cbccaedccedccddddccccZfcdjebibcceb s summon
deefeeeedfeeeedkeeeeheedeeeeedeeed s sun
bbabdbciaahbaZhabaideacgdgbaaccbba s sunday
eededefeecedcefjfeecdfeeeddeeeeeed s sup
edddddfdehddfddedcddjdddddedcdcedd s superior
feeeeeceeidededddheeeefeeeeeeeefda s supervision
dccbdcchbdkaccccceabccccccdbdcdecb s supper
daccbcehcXfgacbZbjbdccdbhccgbbdddb s support
ddcedecccddededieeedggcdcchccddddd s suprem
eedefedcdfgddceeiddeddecddcdddfgfd s surgeon
dZcbcdegacebiaciccbbacdbbcdccZceab s surgery
icddcddecdecddccdddcecccedhccdddde s surnam
dcddccceeddddddhcdedcdddcciccdddcd s suspect
ebdddbbfdeeeedebceeghbdedahdcceccc s suspend
bcbdcbdbjdcaabdhdidbdbbcccacbcccdb s suspension
ZZabcbblaeghdbddacbcdadbbZaaabddaa s suyapa
ffeeeeeeedeeedeecjffeeeedefeceffee s symptom
edeccdeiedgddddiddedeeedcfedcddeee s syring
fdeedcejegdddhegecdciegddcbdcecddd s system
ddeeceeedeedfdedeeeehceeedddiefeec s tab
abbcbbabchabababccabdacfghhagghaZZ s tabl
eedcfeedckfedcccegcdcddbddbcccefec s tablet
jeddfgfddecdhdcedfdfcdccdddcdeggfe s tacoma
UUSTVUWaRjgcVegehdebbdVaaZgQeSWaTR s tak
XWXWWhgZWWWZdYYhZYXYkdhXXiZWXcaZWW s taken
cdbbdbecgacdgccieeebdihabagbbbdded s taliban
bZaYZZZYZjZYZfiYebagdejYXYZXWebbYY s talk
bcccbcecdcbcbccedeccdaiadjeccdedcb s tall
feeeeeecdcjccdeeddcefdeeeededeeedd s tank
aYbYYaaXaYZXkaZYZbYYfYjlZYaZZYacWZ s taught
aXYWXZdYaYadgZafacnVZgZZbYYZZYbcaY s tax
bZaZbbZYbbZbiXeiYakaabhhZbaZaYacXZ s teach
aWZYXZYXeeXYdiXfXZXZgbhfWggeWXbbWW s teacher
eeedfdfcdccdcidbdideeddddddcddheee s team
ccdccdbccgcbbdcccdcdicccddccccdebb s teeth
cbcbcedZaggedcbeaccfgecibbbaabfeci s tel
feffedfeeffeeeeeffedicdhfgcddcefef s telegram
XXWZWhYfeXdYZZZaXZXYhhaXYgfdfgaZWW s telephon
eeddedfddddddfejeeddifdddddeddffff s television
ababccZbabaadaZbachchgZdZYYbhfccZg s tell
bbbcccbccccidcccdcbbhbihcccbdcdcbc s templ
eedjbdfeefedcdfcdeeceefffdeeedeffc s temporary
cZaadbdcagaZhZgcbhghfaaefZYacfbcbb s ten
defffffgdeeeefehefeedfedgeedeeffff s tent
cbbcccebbjdbcfbjcibbbcdeciccbcbbdb s tenth
bZbgbaabcbcigabZbfbaebcihbhcaabbaa s term
dcddccddddccdedbcececdddbjgcddcdcb s terminal
edeeeccebeeddeecefedichgbcbeccedee s terrorist
jccedddideeddddcdfcdieeededdedfedc s tesfay
cbccbbcjcjcccbcccddddcdcccccdbddcb s test
bZZZaYYZYYaaaabaZcbZahjkjWcYZYbbZY s testify
ccggdddjcdddgdedfccdcedccdcdcdeedc s texa
cccdddbccccccdddddcchjcbbbccbcdccc s text
abaZgbZZYffZbZZfZafcbfdageiYZadcZZ s th
babiabbkacccdcahaccdibbhbbbfbbbcab s thailand
dbcbbcbcbccbcbbcdcacjbbbdcbdbbccaj s thank
dcedceecdcdcjccbccdebhcdibiiddefee s their
fdedfefedfhdedeecheecedeededegefef s therapy
adabdcbcbfhbcbcbccdbeaddcdabfbdddc s thigh
cbccddbabegacdbcaibefagbagaaaadcab s think
aXXXWYZcdcgcjchfYaXZYfZaYYffWWYgYX s third
edeefedcededhecdeecddfejidedcddecd s thirteen
chZYdbdaZeagchadbhafbebZbhfYdZbhcZ s thirty
hccbeeedccdchcdccecehcddbccaedefcd s thirty-four
dccccddddeddddedeedbjcecdccecccjcc s thirty-on
aYaabbYbbgYZaZYddYacaaiaYZZYYlcbZZ s thought
cZaZabbaZacfbabgbcZaXhZiZeYhZfhZYZ s thousand
fSgVVUXbPfXebSSgTeabhabcRNdgaXiWdb s thr
feefddeeedeffffefdfefheeddidcdddee s threat
ccddceccbddccdciceddhjcccbdcdddedd s threaten
ecbdccccZacbcbbaddacmhbabcZcbccbba s threw
edddfddedcceedefdfdeckdfdbeddcffcd s throat
ddddeejdccdccebfdejcgcecbccdcfeecc s thrown
dccccdcdbcbcdbcdcdbchidccbccgbcbbb s thumb
babbdbdabbacajjbbbgcbcbjbhbbbacdcb s thursday
ddddbcedeedccedcfeckeddddddddddedd s ticket
ccbcddiccbjcbcdecebbbcbbbcdcedeedb s tie
dcacdcbZZZaabbbbbcbciadbcihZcZdddb s tied
eedeceeddeeedeeeebdddeedeeeeideeej s tigrinya
ecdecdddbfheedeeceeecidddjdddeffdc s till
eVTcWcYcTchghTgcZfgcbjYTdcZeReffWS s tim
cdbcddcacdcjbbccdcibgbicbbbccddddb s tir
fcedeeecddeceeeceecdfcheedccecjddd s titl
ddddbedccibcccccdcccddcccdjdcdcccb s today
edddfedddkddddeceedecdcddcdcdceffd s toe
bbcccdbciajdbhbcdeccbdcbbcccbbedaa s toilet
fdeffdcdedfdehdedicedeeddddddddebe s top
bcaccdcabghbdbccdddcjcaabagbcbdddc s tor
feeefffeddeeieeefeeeideeeeeeeeefee s tortilla
edfeehdededeeedcdceecccccjcdcdedec s tortur
dcddecfcdccbcceceidcddecedcdjcdedj s total
bbbccbbbbgcbaccdccbdgeibbZafgcedac s touch
fehheefedeeeffeffffeeefeededeeffff s tourist
fWYYXZXZWZYZbYakWcYfgXWfjYdeZabbXW s town
eiddcceeeddedeedfedddeeeedeedhdeec s tp
dbbaajdccdccbedbddcjccdcdbddecfeea s traffic
cdcbcdejecdcbdcddecidedcdddddddeec s trailer
bbhbabbdaekZgababbZaeaabbZbZaZbcZc s train
dhbbccbcbcdccdbcccccibgbbibbbcdddd s traitor
cacbadcbbbjcibcacdbcbdcccbjiccddba s transfer
bbbcabcbacibbabdbcibabcZcbcciabbZa s translat
cdddbcedddedcdddeecdceedeedekcccdb s translator
edfecddeehidedecdcdeeefeeddecddecb s transplant
ccccbcdccflcbccbceccedcbcbbccecddb s transportation
eeeedeedekddedddfaeefeeeeefecdddee s trauma
aZabZbaiZiZbbafjabbabcjaZabbbabbaa s travel
bccddcdbcibbbcccddccidgcdddddccddd s tre
aadcaabbbcbbhbbbcdcbcaalZbbccccbcb s treasurer
cacabbbacefaabaeaYZbbbgcgZaaibccha s treat
dacaaccbcigafbdaaeabbdcdbaddbbhcaa s treatment
cacbcabdcabcdcdecbcbigcbaidbcgccbZ s trial
feeedeeeeeedefeeeedfdehehedgeeffdd s trib
edbkccdcdccdddecdeccddfeeceddefedb s trip
cchefecidbdedebfedceecccbbbejcfffc s tru
YXXYWZZWafeleXYgYaaVdWdZYWVcXZZaYX s truck
cZbbbcZbZhgahaagZZgaaaZaZZhZZhccXY s trust
eecdfeedddedeeefeeieidciddceccffee s truth
iYZYaZYYZjgeaZYaebaYcbaZaZYhafbcXY s try
dcdddcdhbfjbdadbbccddeecccddccddbc s tub
dddefdcdedcdcedddeddgdcidcddedefde s turban
abegachcccccdccccdbbdckgbbcbbbddcb s turkey
baZjbZdafigbbZbZabYYYaZaceeYeacdcb s turn
dccdfdfbcddcficefeddkeeeedeeedefec s twelfth
YXZYhaaeYgfdhZXaZdiZaaZZZhYaYYfYWX s twelv
baaabbaaaaaakbZcccabdabZbaabaaccai s twenty
cccdcddbdccbcddddddcbiccccbjcccccb s twenty-four
fefefeeeecdeffejedfejeffefeedefeee s twenty-six
dcddcdecddidddddddedhciddddccddedc s twenty-two
YfXgVcUgdbghViVgVYVYYWXYWgcaffXXUS s twic
bZbbbcdiaibabaabgdcdacddaadacgeeca s twin
cadcddckcacaigbdceadbedcbcccddeedb s tyler
edefedecegcedcececedjdcdcddfceddde s typ
dededddedeceddecekedbcddcdddceccdc s typical
dbdcaaddchcciddbdgchbcccdbcccccdcc s tzoc
heeiddbceddedecddedededbheeeeeeddd s uganda
fffffffefhfeeffefeefgeffefefefffff s ulna
cbcdbcbcbdlcbddcbfbdadeehdbcbdceaa s unabl
ZXhZXbaYdZYhaYYaYbXYifZYXXieYddcWY s uncl
eeeefdeeddefeedeeefffddccbdcihffed s understand
ddcddccedcdcddeedccdciccdcgdcceedc s understood
cbcdcbddciccbccbddcdhbhadabbccdcdc s uniform
cajbZbaaaZaiZaabaabbgahiaebbaacbYZ s union
ceihaYZeYfegfcagafaebZbZgZbYXYZZZW s unit
bbeccddfabcbgjabdccbgabfabbaaacbga s university
dcddcddcdddddddceecdcccibcidcdddcc s unp
dddjbcebeiibkedcddbabeedddeeeceedc s unpaid
efdcgegeieeedffefdffgffefefddeggge s upper
agaaYcikcedYaYZaacZcbcbaabcbcZbcYZ s usc
ddddhaeedddeddddededddddfddddjeded s usci
dbdcccdaccddccbddekdccehcddedddcbb s usher
ibabbbbbccbccbbbbcbbhbcjbbbhcbccab s uyghur
deeddcdbebjbccbiddceededcdcdddeddb s va
ffeffefefeeeeffefeefedhieedeeefffe s vacuna
cgbiacddddcccehdbcdbdcdcdcdddhcdcb s valid
feeeeeekegeghhededdeefeefeeedeefed s valley
haaacccabbafbbbabchbgbdhZababbcddc s van
cbdccccdbdcdfbbcddcdccdjabbbhcdcbc s venezuela
dcdccccccdcdbcbcdccdbigjabbbhcdbbc s vent
ccdccjdcddddddddddcddeedcdcdddcdcc s venu
ededededceeeceecefedkdbbcbbdedfdee s vic
cbccbbacbccabbcjcbbcibbbbbbbacbbca s victim
YYZZYXYiXabghZZZacYYggYaijYedeYYZX s video
cccbdcacbkdcddcbdhbcbbbbgcbccdccaa s view
jabZZbZZXZaaeaYjabZahaYZhYhXZabcZY s villag
YekhhYafXbcacfbZZbacbZZaYgZZYebcaX s visa
cagabdbbbijbZZcdcfabaccbbZbcYbdcZY s visit
fcfccdfededdeededeehedefededeiefee s visitor
deededdddkbdcddbecdddeddccddcdcdcb s visual
abbbbcbcagbbjbbcbbabfhbbaaZaaaccZb s voic
fcedddedcedcaddceekccchccddedddebc s volunteer
bZaaYaaaabdZaZiaabhabfjhZaZagZabYa s vot
dabhbdeiccdajbchcbaacZicgbbccdddec s wag
YheeiYYfcZcgYZXZcdXYacWXahdZceaaYg s wait
dckdbdecehdedhdedeecdeddedeedeeeec s waiver
bcbbdceYaglaabbcacadabdccbcabcdedb s wak
aXjXbZYaeiZYYYaaZaeXdgeYaYfYfaabXX s walk
ddbcdddbdZcbccdcdecdihbhbZbabceded s wall
WaVVUUUfUfecYgUXaVeVghfdedZbccXXUZ s want
bbbbbbbchcdbgbcbcdbbaiccciabgabacb s war
eeeedfgdddddeeeieeeeheededddedeffd s ward
eeecfefbebechdeddediddededdddddgde s warehous
dbbbbbcebbcbcbcciccccccbdbhibcbbbb s warn
beccddbZaejcccbdbdbddccddbhgabeecb s wash
ibcccddccbbkgcaccdccbcjcbccbbcdedc s washington
ZZaZaaZeZahZZaaZabfacZZfYjiZfaZbYZ s watch
baYaabaiXbeYZZbgaaYakcZaZZXdYaZaaY s water
dbbbbbabZgfZcaaageZcfhhaaYZZaaddaZ s way
efeefdeeeeeeeefeedfdgdjeecgddddeec s weapon
bbcacdaabfbbabbcbabcabcjbajhbcceba s wear
YZgZZbbhXaYZfaiaaacajZYZfYZaYabaZa s wed
WTchUTYbPkeeedTcSdabbeVZQWYfaeWXUe s week
dddceedbcdkccdcddeddddedeedddeeeec s weekend
ddedeefddfidddddeddddcdcecddddefed s weigh
YZYZaaadXikZfaYaYYZZhaeYYZbaehaaYX s well
eeededfidbicdiddeeccfcdcedcddddfed s wendy
jabcddegcbjccbbccdgdcdcdbcccccdddd s west
dddeceffdjcdecbdddcfddddcchccdefdd s wet
cccccccbbccccdccddcckcddjjdcbbcccb s whatsap
eedeedeedgcedefcebedidedebcccdeeee s whip
cbacdcbcZfacbccfcdbcjgagbhabadddcb s whit
cabaabZbaZabccbiabhbZhaagjaabbccaZ s whoever
cbaadbdagaaaabjaachbZZbbafhdbccdbb s whol
deeeeeefddeeeeeeeeeebchidedeeeeeee s whor
bccbhdbfaabcbcbhccgcfcbahadbccddbc s widow
ZacTQUThbZbdeTSUgcTVagehfdgdRSYXRR s wif
jcbccaehdcbcZbbcdcggdebbbcbaccceed s wilmer
ddcccccbcbccdddcddcbbfcbbcgciiddcc s window
ccbbcbccbebcibcbcchaeaccdddbhedccb s winter
ffedgegfeeeeiffdffeeheeefedfddgggf s wir
fefedfedekheffeedcefdicedcdeeeffdd s wish
cdccdZebcbccadbZddcadYhjiZgbgacceb s witnes
bbbaacbcaihbabcbbdacbibcbbcjbabcba s wk
fXeZXaWWWYWYZWbXgXZYgcgikWciWXaYVX s woman
ZWYZYYWXXXYahXXfXZYZdYeikXiYfWaXWW s women
dccdddcdcddccibdddbdeedcdddcecibac s won
ccddddcedbgcedcejcdeecdccdcddeffcd s wont
bcbbcdbaaihbbcbcccjbdabbcbcbbccdcZ s wood
ZaabcaaaXfcacZYaaZhahgbgiaacXXbaZa s word
ZeRgUUVXSfeZkcReQbbheTcaQdbdaScWeb s work
edddedfdccefcdededhebedceidcicfdee s worker
cdeedcdcehdecdclddddeeeedeedecddec s wors
ccbbecaacjjcdcadbbceddjcbcdcccddbb s wouldnt
dbcddcbdbeiceadZbaecibgcabZbbddbcb s wound
eebbedecaiZcbcdbcfddgahaceabbbdeed s wrist
YYYZZjYfYcXcbYgaXYeZadfZZZhXlYZYVd s writ
XZbbZfYZZZaabbZbbbbZajagZbfaiZbfYX s written
ZbZZbbaaZffaZaaabegZabaYZaeZmgccaa s wrong
XWeXYdWiVdZZYeWXXYYYcifeVbgdaVZfTU s wrot
cccdddfjbdgdcddeeecdfgdcdbccbcefef s yard
eddceeehdfjcdcedgechccdeeeecdedecd s yaw
ddcdeddcdeedcddfdddehdicddddcdffdd s ye
bcbbdcdgbcbcacbccccbfabacacilbefdb s yesenia
ddkbdbddibcaecddddbcbbcccbccccdecc s york
cbabddcbcbcebcdgcbbcdfggacaaibdbbb s young
babcabchbZibdbabccZdjbcababZgZbdac s younger
eeeeedebccddeeefdedeckideddddeefed s your
dcdceddcbfdcbedkdcadjdcebbccbcddbc s youth
ddddedfcdcdcddcdeececddfdkdddddefd s youtub
bababbcbafibaaiccjabbbcbbbbcabedba s yr
cbbbdcbbbmccbccccebcbccaccbbbaedba s zoloft
ffebedeebecdjefhffdeeefdedbifdfeff s zon
ZfeaXUdcbcXbgeXdYdccbfcZgabZdWdZZe w a
XWUXXgXaZhXfibZefeeWeWeiTTZSffZYVe w about
ibbccbdbbjbbbbacdbbbbbdcabbbibccbb w above
UcbfTdTiNeXWjQUaSTfcfZUgfdccThVVRU w after
cdbcdddccgdbgfbdddceghjbddbccceebc w afterwards
ZYWWZgZfTaYjjWZacYZgcfWhXecdVeabYW w again
XUWWVeVYWXXWVWXdXXWefgjmdcTVWbVWVU w against
XSTcTWUbSbmVYjhdTZhUZcfdcUZUhUYVRe w all
bYZaahZZYefZZZZXZYYaggfdWgXffcaaYg w also
dddfdcdcdcddddcdddddgcdccbjdccdedc w although
cdcbddbbccchdcccccjcdiiccddcdcdebc w always
hfbRYTRhMbdXhdaUXYeTXZYcgeOPaRWYde w am
dcdcdedbhhceddbkddcdacaaabgbbcdhcd w among
bQfRWcebbeWiZeTdSecXbiiZfabXRZVfVR w an
gabeZbeeYcfdbdYdZZbZWVebdZgZadTaYM w and
YYZaYYfeXZZZfaYfgaZhgYYXWcdihYaaWX w another
YXYdXYkXYZXXiZVYWWbYcXYeWffjXYZbWV w any
dcddddbdbfccdecccdddjcbcaccccieebb w anyone
effdVhZWjgVWZVVSWYbVeaVbVfedefYXVW w april
RXPNUfVdOefVSQjkZgPSWabdjYecYPbXSe w are
dcaadacbYdbbbcaZbbcbiiabZghZbbddda w around
acdcdTVbaXhcdWWZfcRagdfZibQfceeUQQ w as
bPjRbcdcceeVehSbddgZdWVbUZYcYabOeX w at
TfgdeZZdgeYVUXVfUcRcccTSTfkcceXWUe w august
XVXeWYXdfehVXWXgcbWYaaaXfVdjdcZZXV w away
baiabbcjabdbhhbbddbaabbccbacbhbbaZ w b
VVZhUSfeYbXUhPYZhdbhbaeRdedcWhWYUQ w back
TPPPQcQZNdhbbacXehTRXheehlcaZZUTNM w be
bkccacecaddccdccdgbddedhdddcbcddac w became
UaceWUVbVheYgbUReUTcZZkcYbdZgWXZTg w because
cacdcdcbkbccbibbccbcbdcbaccbbbccaa w become
beVcThPbYYZUgUihYTbXcRdcWicRdeVVgQ w been
XTVhTcVdehZVffTfZaWdYhfUbeUSegYYba w before
aZZiaaaffhaabZZaZcabYZchZXYaZZbabY w began
ZZYXZYYeWeXjYYYcYeXYdVZeXbfWjZYZYY w behind
cabacbabafbfbccbacbiYhkZaZafaaccaa w being
hbabcacbaaacaccjbcbcibZaZahZabdbcc w between
YhWcfYUfUhigXTfaVaeWfWVVTYaUbcZXUT w both
XWZdZZWgUecYZZeeVcWaXXchWcdjdcZace w but
cXdaacOVbZccYVLhMgYWhOUcgZbffXhQLV w by
didddeeedidecdededegeefedeeeeeeecc w c
ZYmYcZcQdbbUYZdWQRXecedNbfcdafTSca w came
XWZXZZWdVclfcWWZUYWbdcZXefYXgYabWg w can
XPTTRTObRkhRcecVdgRVbRUYhccbSQXVQQ w cannot
XbZRXVWYbdfdZbUTcfdVbefTachfdhYabS w could
ibiabbaZaYhabbbbbaaccadbaaabhcccah w d
eackYfcgTdYdYdXZXbWYdfeWWaXfZiabZX w december
VdbfWcTbfaXUbaPcOWecfXbhageYfhXZTP w did
WXVUbYXaVfkdVWZeTfWZghfaUcUdbSadVf w do
XVXdWcUeUgjUachcadWWWYYbVfacfUYXTT w does
bbcbbcabdaiZbiacaaacbiaabfbabgacaa w done
eVeWWeXXdYdVdWWXWYUYjXVXdUhVgUZZWX w down
cbccdddhcegbhbcdcghdddcdcddcccdedb w during
YXWYaZajVffffWYXXXZZehZgVVfdXeaaXW w each
aabcZabdZfhbadaZiaaiaaaZaZgbYabZZZ w early
bZaibbWhZYiZaaibYZXjYaaaYYXZYZcbXX w else
acbcddbcbideccaicchcbbbcachcbdfdcb w even
ccZacaaadaaaebbcccZajZdZchkbZabdab w evening
YZYYZeXZYafXgZYZYYiZgZaYZamZYYbaZX w ever
WVUVZWZeTgihWYcXUWiVfbhbbcZhYTXgWd w every
abbcjbcccjabccccdccacddcccddaccbaa w f
cSZbWdabbffbfUWaXVcbfdWadajddfWWWV w february
ddddfeeceicddecfcjcefeddccdddedecd w few
eWVZYdbgabdfbihdgdcXZdcZZWTTidjgWV w first
QceZhfLXPaZheZYeUbhcbViYcfcdRchRec w for
aZaaaaabZZfgahfZZaaaejbgaXYbYZbaaf w friday
iVdedVUUhaddfXVTcZXWebfadcYdfWPUge w from
decdddfcdggccdecdeddieededeeccddde w further
bhbbZbbjbccaicbbbdbiabcbcbbabbccba w g
ZVdWWWfXSWYYeUWTVehegeWiSRhTfbeXWU w gave
dddddedcciidddddcdceeccdcdhdcdeedc w get
hSbQYUTccXZVYegVjTRUbXgfPfhYadZbUP w go
bbZadbdfYjZfcgZaffacagagfZZZabcbbZ w goes
dccgedcbclacbiadbbcdccdbbabdccffbb w going
dZhiacZadbggeaaaZggaagZbafZiZXddaZ w gone
ZXhVYhYbcdYfbeWZeZdWggZWWfhWXfbbYW w got
abbcaabbbiabgbcbbbcbacbcbcbbacccai w h
aedYfYeYbdSWdSNeMZadbdlhYXbfbgSRcY w had
PbNaRgeXMgbeciZffYlaZaXbWgRYdZabZY w has
WVMZRXckKZWfdOeeZWbZYbQahhWdeWcThc w have
LYbbOZbbRchdacURfXkebegdWaaZVYeOeV w he
WdXefOReackYcefVcfSWXcZeYbWcbYheie w her
WZVlbYgcUXdYXakWhVWZfaecTUSWdcabWe w here
TNPNfbQhebifhXQPcdiZdXdVWcfKcddccO w him
baabccZhYjbbdfccbhZZfZZaZZfaZhccaa w himself
ZcPbdURYHcihXaZZfZWadfcVbefcYZebfL w his
abZbabZabYiadaZbfZaalceagabZaZbcZY w how
fcebGcdaeeXblZdIcgXTUaYjYbZdgiNIhd w i
XVVUZXXeVedffVUaglXXZgbYhdcdUUabWd w if
ecaebaYbbcYWdhgidgabXUYfbZZlWbbgZU w in
bbhhZbbbfacaccbcbcbbfebeccZhgadcaa w into
eYFMabOdBdfeZcffaebRRVhZgfcegXZaIe w is
QfcfMXKVZeadVKVWWiVdYccZXZkcjhORbl w it
baZZdabbZZYafZfZadgaZhcjcffYdecgaZ w its
dhcdcccedeeeeeeddddceeedddcecgcjbc w j
fecfSgXgWdZdgZVdUWVTdcWeegfXgdWWXS w january
hWafUbZgYWYWefXWXbYchbdiXbbfehZYYU w july
XkhaRdWfibaZWfSZTecQecXZTgdVYfXVTe w june
ZYZZXYZaYZZkfbaabcZZhabZaaaahZbZZX w k
aaaaZZbdZlYZZZbYbabbhbbZabbZYabiZZ w l
aYddaYceWjdZYgZVXXXYafYbZjWcWXfaZY w last
cccbcbdcbgbfbgbcbbbcdjcacibcacbbbb w late
agabahbbaabacbbbbbcbgaedbbfbhhbccb w later
ccccbdccdkfbbbeedgabdcdddcdcchbbaa w least
eeeeeeededeehedgeeeddedecddiedeeee w less
caZabcbeYZeajZYaYcfbegdaghdYZedcaY w like
gUXYYgZjWWYXWgYYZYXXagYXYgeYhXYXVj w m
ZVVXVeVYUdefeVWcccaYiVXhVcgVeWgXVT w made
ajabadafZZegcgababZZhYgagghYbcbdZY w make
ccccdcbccaccccbdbbcckdigabdcbbeecb w many
ffgbShYcXaZWhTUaVXSUagbfTfUffhWWeR w march
fUhjekWddcYVYghaTXTRcaWcabZRXhVVUg w may
cHaIfNJdbZgaaVOKTJRXkefZTgZbcaRRSX w me
eeeeeddiejgddededddddddeedeededece w might
cccccccccahbcjccccccibdddbfdbcddcj w monday
cfZhZfadZfediYfhdffbZaadYXXYZZcbaX w more
XaWYbXbeedgYeYXXXYWWgUccecgVhVZaZW w morning
cbbadddZbgiaacafbdbdegdggaceaccgZh w most
ddddfjdcdddeddbecccdedebcdcdgcddbj w much
ccabZcabbhgaZZbahZZaaZgbbekZZaabZY w must
VebagcMbgacffdbcbdUOfddfUgcdbdMShW w my
bbhacbaabakacbadaZaccacacagbaadeag w myself
ZYleZfZeWZaYdZZdaaZZfYffYXZYZYbcfY w near
UZTeUXlZPUZhhSgSXVijacUhdPeaaaWWec w never
ZXVXXWYchcYWfVXWVYYXZlXWXehVhdaYYf w next
bSWdMfiZJZccSTejeadgYbYcLPjcdWPOfH w no
dcecdebcecddcececbdccddchddjcdefbc w nor
LRRcZcbdcgfUYTjfcdXTdaZgUbdYdeNRbc w not
ZWZhYhfhWWZaaXXXXfhhbXXeWcgdWfabZX w nothing
ejgdWgbdgYhbeWYbZaaVfefbYSXWffaZYX w november
deVVWXXfUfahicedTWWYYiceRiZaaWeaWU w now
aaibaddacjjabcbeddbbdddccceedceecc w o
XSSZTdXgffcVTUWUUZWVhSdgVRcgbfWfTk w october
bcTZXPYZaZYbdagfbdWbbXgffaaYjXffbZ w of
XXYXYYWXWdfXfaXYeZYYkgZeZidXdXaaWX w off
eceedecceiddcecibccedeecbcdcceedbc w often
cdddVdLchaabVOYVdeeXefYdMccXZfIXEL w on
aYhhYbXcYfdcZYefeagaYYYZfXhZYYbagY w once
TaeaSPScObfTXZdcafWiedecfZhebacUSO w one
ibUcVXYcVflZXVddbWeVbWhTZVYaegeZec w only
ZWYcVXhaVdfZgYdiVgVYdjZdgaUeWVZZUV w or
dYWcWXghVVjVbWfVVXWgegYgdVVgVXaZVV w other
acYXdZbZeYabdZXZababiYgfWeWggXcdbi w others
acRRScSjNYbdfaaVQTbUlfbVjZVcVdVWQP w our
UUTiWVVfYbiccVigcdhSdZaXddZcTSXYVS w out
YYfYaYcadVWgbYZgZgXYhhXeZfccdXgZZY w over
WTWVVgVdTieahVgVSWUXZeciTTeYdXXYUU w own
abbbcbbbaiababcbccabebbacbbbacbbaj w p
cddcddecdjfcgddiddcdbdedecddcceeed w per
aagdcebaZbZZcaaZaaabjcaaYdXcdacddk w q
ddcddddbcdecdecejcdechccccddcdfedd w rather
aZibabbaZkZdhabacbacdbbaiabbZbbbZZ w s
UbdZXcVXMUOZVTPVWROaYnpeVZhUaeUYUP w said
VVVbXVXcRdbXgWdcVYWWhVVdafgkeebZcT w same
YaeZebdggggYWYYZbYXcbidWiVVYWYcech w see
gVfdYgbVYdXbgWWcbXXWefZhYZfacZYYXg w september
ccdbccclccddbcbchcccacccbcfcccddcd w shall
VaWfOWNfYgkYbfXJgdhTXWXYRYXXbYhZUZ w she
cbabdcabgbbbfcabZabdfdejaYgbZbdebg w should
WhNkSYSZNidYdeZYaZjYZXYgeZcfbTQUgN w since
YfZXYZXbWcickXXZeYhZefYidUVXchYZWX w so
cababcbbbddbgabjccchgbdeaabiacbbaZ w some
eeddfeeecdedeeefheeedddddcdhdgffed w soon
WhYYZaZiYfYdgaXaXZZbchbhXiYXfYccbY w still
babbbbaacccabcbicbbbbccbbcgbjbabah w such
ZYaZZZahjZhYZaZYaahaehahaYYaaZabaY w sunday
cdcddcedcchbbadbebcbacdddbcdkdcccb w t
aWZhZfbiZbZdYYfhgeYbdeZZiWXYZabbZZ w than
OWYgScbUfYYaaJWdbjZSahhddgaRhidcMd w that
RTYSZbQXeWYdbbafZecYcaefadeedaidcU w the
ZbWWVXWXdaaYaVieUXWXkggdeddTUWYYUW w their
WSTSTTeYcXiXXTShRUTddXhZgXiffbXVSS w them
cbcbccbbbckbddbgbdccfdbcacgbcbddca w themselves
XcghXfXfcgadcVWWXYWZdheWdcfcbcabfV w then
QZbcUgTZYadVUWgmaZaXabSXXfeifcSUYd w there
cbccdcccddcdcddhbdcdhcbaccibcdddcc w these
MTXIPUOcYVOYVNHXJTPWleoRihhfUfRUNI w they
bcVeWhVbUYXdbjbdajSUcghUYcXSlSUWgb w this
bacbbbbYaZbfgbbafcZcagedhjfZZacaaZ w those
ZjjdVhVdXdWbbXXYXXWadWXWXWchfWZYfU w through
PZbbXfeacWfZYfYcjfeWdcbabbfiZVVJdY w to
ZYZabcalZZgfhZYaacXcZaaZgZaZabbcgY w together
UaVQTdQWfaWbQRPXXRQgfjgTZehYgfVXRb w told
aYbbZaaabYgiZaZbiZZcZgcaedcfibcbYZ w too
SaNdPQPTagZZRZbcQUdQdafaWXblffcSQO w took
YeZiPPQhTYegeXMfWbdZgdYVSaXdaacaNb w two
bcbcbcdcbbbeiccdddcdecchjbccicddcc w u
WWXXafcfXbeYVdWdYXYXejdiWZadcWiZXZ w under
deZiPQTaiaWbkfRTQXYRbgXWSZQiYiWVeN w until
YXeUaXYTVekddVfhdXcWdYXhVUgadWZbYV w up
VghSUVVeOXWiXZSYPTSReeidZWehaddXTR w us
bcbccdahaaaccbbhbccbabibbhbabbhcba w use
bYifacZbbbdbfaZdZaYihYgcYYgbZZZbYY w used
bbdcccbbcibbbbajajacdcecbdcbccccab w very
aZhZWaYbYafZhZZZZbYaihgaZfZYZbaZZY w w
hbQWfcdadcTWXYTUNJSekYcYfVeaacdfhZ w was
RZeccQcedRbgeNcacXQOabYjgTZiYZTTfa w we
VUZgUaUaaXhadbSfRWfaYQWadZihTdYZTP w went
UeQOUaeaYdQScSQhQeRSjciObeadcZTUcO w were
WUWeUYeWTdcecVWXdiUYdfhhSfeUddZYSa w what
bbcgUcSfXgkRXZPQcWeRcdQcbeZRbiTWdP w when
dVbaXXWcUXbXYWfYUYWZiggdcjdcVXaZVV w where
cdbcdbbicgbbcccdbbbcakdbcacbbcdecc w whether
YdXXZeWaWcddaXXgWgXdedZgfVeegXeYVU w which
aaZgcbbaWegagaZZYbbafZgZZfZfYhcdbZ w while
cQZQWRVcfahaXdXfXZRRaZhaffZddaUXaf w who
bYhabbaedghaiaZhZbZbicZZeXdcZeccYa w whom
dddddedecdedeedeeeddkbcdcdccddeedd w whose
bbagcdZfahabebaeZaadcageafaaebddZh w why
aVVVXZTdSedZXWTVmgVXWiZaRjVUTUaZUd w will
UXfcPYRgZbaXbfbcgehUddcddhfhccNacV w with
caZZbgbaZdYfaZfeYlbabZaYdcdgaecdcZ w within
XeXfVeUaScegccTZcfhdaTUTbghhcTdXUT w without
RSaPVSVaPTYeYXeRgmdadheWQgbbScUZRc w would
YYaZYYaYYkbYggZYachbgfaZZgZZYZaYXY w x
bcbcbddbbgadacccdchdZaficacchbddbh w y
XdWfVVWedeccWiedUeYUacVcSdaeXhYgUV w year
ihWgdQUaQfYajccbRkhYfUTPObcQSZTUbO w years
cabahaakbgcbbgaabbbadheddcdcdaccbZ w yet
ZWecWhVeWVWXaXXXWXVXkklWcZYaXVXXWU w you
aZaZZabcaZbZbaaaYZZbfjkZdgXccaabYZ w your
`.slice(1, -1),
}
