/**
 * Other forms of names: how people are called (English, Spanish, Portuguese, Russian), and how a neighbour's language or the
 * other colonial language writes the same name. First the form that the others are compared as.
 */
const forms = `
william bill billy will willie
robert bob bobby rob robbie bert
richard dick rick ricky rich richie
james jim jimmy jamie
john jack johnny jon
michael mike mikey mick micky
thomas tom tommy
anthony tony
antonio tony tono tonio
joseph joe joey
daniel dan danny dani
daniela dani
david dave davy
stephen steve stevie steven
edward ed eddie ted teddy ned
theodore ted teddy theo
charles chuck charlie
henry hank harry hal
lawrence larry
gerald jerry gerry
gerardo jerry lalo
jerome jerry
kenneth ken kenny
ronald ron ronnie
donald don donnie
benjamin ben benny benji
samuel sam sammy
samantha sam sammy
matthew matt
nicholas nick nicky
andrew andy drew
gregory greg
jeffrey jeff geoff geoffrey
timothy tim timmy
patrick pat paddy
patricia pat patty patsy trish tricia paty
alexander alex sandy sasha
alexandra alex sandy sasha
alejandro alex ale jano
alejandra alex ale
christopher chris topher
christine chris chrissy tina
christina chris tina
cristina cris tina
cristian cris
frederick fred freddy fritz
francis frank
franklin frank
eugene gene
augustus gus
phillip phil pip
raymond ray
leonard len lenny leo
vincent vince vinnie
victor vic
walter walt wally
zachary zach zack
abraham abe
albert bert bertie
arthur art artie
douglas doug
ernest ernie
gabriel gabe gabi gabo
gabriela gabi gaby
jonathan jon jonny nathan
joshua josh
louis lou louie
nathaniel nate nathan nat
peter pete
solomon sol
stanley stan
terence terry
elizabeth liz lizzy beth betty betsy bess eliza libby lisa lizbeth elsie
catherine katherine kathryn cathryn katharine kate katie kathy cathy kay kitty kathleen
margaret peggy maggie meg peg marge margie greta madge rita daisy
susan sue susie suzy
jennifer jen jenny jenn
deborah deb debbie debra
barbara barb barbie
rebecca becky becca
cynthia cindy
dorothy dot dottie dolly
frances fran frannie
virginia ginny
jacqueline jackie
judith judy
amanda mandy
mary molly polly mamie
eleanor nell nellie nora ellie
pamela pam
sarah sally sadie
stephanie steph steffi
theresa terry tess tessa
victoria vicky vicki tori toya
abigail abby
angela angie
beatrice bea trixie
caroline carrie carol
constance connie
josephine josie jo
lucille lucy
veronica vero ronnie
jessica jess jessie
kimberly kimmy
nancy nan
michelle shelly
valerie val
allison allie
francisco paco pancho paquito curro kiko pacho chico
francisca paca paquita pancha
jose pepe chepe pepito
josefa pepa pepita chepa
josefina fina chepina pina
ignacio nacho
enrique kike quique quico
guadalupe lupe lupita pita
jesus chuy chucho chus chuyito
teresa tere teresita techa
concepcion concha conchita chonita
eduardo lalo edu guayo
eduarda duda
alberto beto tito
roberto beto robe
humberto beto
norberto beto
gilberto beto
heriberto beto
rigoberto beto
guillermo memo guille billy
fernando nando fer
fernanda nanda fer
antonia tona tonia
mercedes meche merche
rosario chayo charo
consuelo chelo
graciela chela
marcela chela
dolores lola lolita
manuel manny manolo lolo manu
ernesto neto
nicolas nico colas
joaquin quino quin
rafael rafa
ricardo ricky cayo rica
rolando rolo
santiago santi chago tiago
gustavo tavo gus
octavio tavo
trinidad trini
yolanda yoli yola
catalina cata caty
isabel chabela isa chavela chabelita
gonzalo chalo
vicente chente vicho
gregorio goyo
juan juancho juanito
alicia licha
lucia lucha lucy
luisa lucha
luis lucho wicho
clemencia mencha
domingo mingo mincho
edmundo mundo
raimundo mundo
ramon moncho
leopoldo polo
hipolito polo
alfonso poncho fonso
alonso poncho
enriqueta queta
soledad sole chole
anastasio tacho
hortensia tencha
celestino tino
faustino tino
javier javi xavi
valeria vale
valentina vale
carolina caro
sofia chofi sofi
leonardo leo nardo
sebastian sebas seba
agustin agus tin
beatriz bety betty bia
rosa rosita chata
margarita mago rita margo
esperanza pera lancha
maricela chela
gertrudis tula trudy
refugio cuca cuco
salvador chava chavo
rodolfo fito rudy
adolfo fito
arturo turi
benjamin mincho
cristobal toba
dionisio nicho
jorge coque
mauricio mau
maximiliano maxi
natividad nati
socorro coco
susana susi
vinicius vini
guilherme gui
beatriz bia
joaquim quim
augusto guto
alexandre xande alex
tatiana tati tanya
`

/** Names of Belarus, Russia and Ukraine, each in the three languages, and how people are called who bear it. */
const formsInEast = `
aleksandr alexander oleksandr aliaksandr alaksandr alyaksandr aljaksandr aleksander alexandr sasha shura
aleksandra alexandra oleksandra aliaksandra sasha shura
aleksei alexey oleksii oleksiy aliaksei oleksij alyosha lyosha
dmitri dmytro dzmitry dima mitya
mikhail mykhailo mihail mikhas misha
nikolai mykola mikalai nikola kolya
ivan vanya
pyotr petr petro piotr petya
pavel pavlo pavlik pasha
sergei serhii serhiy siarhei siarhiej sergej sergiy serhij seryozha
vladimir volodymyr uladzimir wladimir volodya vova
yevgeny evgeny yevhen yauhen eugeny evhen yevhenii zhenya
yevgenia evgenia yevheniia eugenia zhenya
anatoly anatolii anatol tolya
vasily vasyl vasil vasilii vasya
viktor victor viktar vitya
yury yuri yurii iurii yuriy yura
grigory hryhorii hryhoriy ryhor grigorii grisha
konstantin kostiantyn kostya
igor ihor
oleg oleh aleh
nikita mykyta mikita
andrei andrii andriy andrey
artyom artem artsiom
daniil danylo danila
filipp pylyp
ilya illia ilia
stepan stefan stsiapan
timofei tymofii
fyodor fedir fedor fedya
georgy heorhii georgii georgi gosha
yegor yehor egor
bogdan bohdan
gennady hennadii
yekaterina kateryna ekaterina katsiaryna katya
yelena olena elena alena lena
natalia nataliia natalya natasha
anna hanna ganna anya
tatiana tetiana tatsiana tanya
olga olha volha olya
svetlana svitlana sviatlana sveta
nadezhda nadiia nadiya nadya
anastasia nastya nastia
maria mariia marya masha
irina iryna ira
lyudmila liudmyla ludmila lyuda
galina halyna halina galya
yulia yuliia iuliia julia yulya
daria dariia darya dasha
ksenia oksana kseniia xenia ksyusha
lyubov liubov lyuba
valentina valya
sofia sofiia sofya sonya
vera vira
marina maryna
viktoria viktoriia victoria vika
`

const formsInAfrica = `
diallo jallow jalloh djallo
barry barrie bari
toure turay touray
cisse ceesay sesay sisay
conde kondeh
camara kamara
coulibaly kulibali koulibaly culibali
kante kanteh
ndiaye njie njai
diop jobe
dieng jeng
faye fye
traore trawally tarawally
sylla sillah
diawara jawara
dabo darboe
drame drammeh
fofana fofanah
kone koneh
kourouma koroma kuruma
sidibe sidibeh
doumbia dumbuya
bangoura bangura
thiam cham
gueye gaye
mbaye mbye
diatta jatta
kouyate kuyateh
diabate jabateh jabati
balde baldeh
mohamed mamadou mamadu muhammadu
fatoumata fatou fatu fatmata
aissatou aisatu isatou isatu
boubacar bubacarr aboubacar abubakar
sulaiman souleymane suleiman sulayman
usman ousmane ousman
ibrahim ibrahima
sheikh cheikh shaykh sheik
saiyad syed sayed sayyid sayid seyed saiyed
haq haque huq hoque hoq haqq hak
mohammad mehmet
reza raza riza rida ridha rza
isaac yitzhak itzhak yitzchak isak
ahmad ahmadou amadou ahmet akhmed ahmed
yusuf yusif yousif
zygmund zygmunt zyhmund sigmund
larisa larysa
phillippe filipe phillip felipe
luis luiz louis
`

/** For each form of a name, the names whose form it may be. */
export const otherForms: ReadonlyMap<string, readonly string[]> = collect(
  `${forms.trim()}\n${formsInEast.trim()}\n${formsInAfrica.trim()}`,
)

/** Names that are hardly given anywhere else. */
export const formsOfEast: ReadonlySet<string> = new Set(
  formsInEast
    .split(/\s/)
    .filter(
      (name) =>
        name.length > 4 &&
        !/^(?:alex|elena$|olga|anna|hanna|mari|mar[iy]|masha|sofi|sonya|dari|vera|valent|vi[ck]tor|igor|nikita|ivan|daniil|stefan|julia|natal|tatian|masha|tanya|irina|alena|galina|karin|georgi$)/.test(
          name,
        ),
    ),
)

function collect(lines: string): Map<string, string[]> {
  const map = new Map<string, string[]>()
  for (const line of lines.trim().split('\n')) {
    const [name = '', ...others] = line.split(' ')
    for (const other of others) map.set(other, [...(map.get(other) ?? []), name])
  }
  return map
}
