import type { portfolio as en } from '../en/portfolio.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')
/** Fügt einen Preis an, falls es einen gibt. Ein Tausch hat keinen. */
const at = (price: string) => (price === '' ? '' : ` für ${price}`)
const orders = (count: number) => plural(count, { one: '1 Order', other: `${count} Orders` })

export const portfolio: typeof en = {
  title: 'Dein Bestand',
  pageTitle: (name) => `Wallet ${name}`,
  address: 'Adresse der Wallet',
  readOnly:
    'Du siehst die Wallet von jemand anderem. Du kannst Angebote für ihre Stücke machen oder einen Tausch anbieten.',
  ask: 'Keine Wallet verbunden',
  askMeaning: 'Verbinde eine Wallet, um ihre Stücke, Inserate, Angebote und Freigaben zu sehen.',
  choose: 'Wallet wählen',
  lookAround: 'Auf dem Markt umsehen',
  tabs: {
    label: 'Abschnitte des Bestands',
    items: 'Stücke',
    listings: 'Im Verkauf',
    made: 'Eigene Angebote',
    received: 'Erhaltene Angebote',
    approvals: 'Freigaben',
    activity: 'Aktivität',
    watchlist: 'Merkliste',
    withAsleep: (active, asleep) => `${active} · ${asleep} inaktiv`,
  },
  worth: {
    label: 'Wert des Bestands',
    units: (items, units) => `${items} Stücke in ${units} Exemplaren: Jedes Exemplar einer Auflage zählt.`,
    atFloor: 'Zum Floor-Preis',
    perUnit: (units) => `${units} Exemplare, je zum eigenen Floor-Preis`,
    atOffer: 'Zu Sammlungs\u00adangeboten',
    forSale: 'Im Verkauf',
    auctions: (count) => plural(count, { one: '+ 1 Auktion', other: `+ ${count} Auktionen` }),
    offered: 'In Angeboten',
    inactive: (count) =>
      plural(count, {
        one: '1 weiteres ist inaktiv und zählt nicht',
        other: `${count} weitere sind inaktiv und zählen nicht`,
      }),
    wallet: 'In der Wallet',
    nothing: '–',
    unknown: 'unbekannt',
    firstItems: (count) => `der ersten ${count} Stücke`,
    firstCollections: (count) => `auf die ersten ${count} Sammlungen`,
    firstListings: (count) => `der ersten ${count} Inserate`,
    firstOffers: (count) => `der ersten ${count} Angebote`,
    howFirst: (count) =>
      `Diese Wallet hat mehr als ${count} Stücke. Die Werte gelten nur für die ersten ${count}, die bisher gelesen sind. Scrolle durch die Stücke, um weitere zu lesen.`,
    how: 'Wie der Wert berechnet wird',
    all: 'Alle Werte erklärt',
    howFloor:
      'Zum Floor-Preis: Jedes Stück zählt mit dem aktuellen Floor seiner Sammlung. Jedes Exemplar einer Auflage zählt mit dem Preis des günstigsten angebotenen Exemplars. Ein einziges günstiges Inserat senkt also den Wert aller Exemplare. Eine Auflage, die niemand anbietet, hat keinen Floor. Niemand hat versprochen, diese Preise zu zahlen.',
    howOffer:
      'Zu Sammlungsangeboten: Jedes Stück zählt mit dem höchsten offenen Angebot für ein beliebiges Stück seiner Sammlung, nach Gebühren, bis dieses Angebot aufgebraucht ist. Jedes dieser Angebote ist signiert. Angebote für einzelne Stücke oder Merkmale und Gebote in Auktionen zählen nicht.',
    howForSale:
      'Im Verkauf: die Preise der aktiven Inserate, vor Gebühren. Ein Stück mit mehreren Inseraten zählt einmal, mit dem niedrigsten Preis. Auktionen sind nur gezählt, denn ihr Mindestgebot ist kein Preis.',
    howOffered:
      'In Angeboten: das Geld, das die aktiven Angebote, Gebote und Tausche der Wallet noch entnehmen können, falls alle angenommen werden. Dasselbe Geld kann für mehrere Angebote stehen. Inaktive zählen hier nicht. Die Summe unter „Eigene Angebote“ zählt sie mit, denn sie können wieder aktiv werden.',
    howWallet: 'In der Wallet: die Guthaben in den Währungen dieses Markts.',
    partly: (counted, all) => `${counted} von ${all} Exemplaren haben einen solchen Preis.`,
    uncompared: (symbols) => `nicht verglichen mit Angeboten in ${symbols}`,
    howUncompared: (symbols) =>
      `Angebote in ${symbols} sind nicht mit den anderen verglichen, weil nichts sicher sagt, was sie wert sind. Sie zählen nur für Exemplare, die kein anderes Angebot nimmt.`,
  },
  items: {
    label: { own: 'Deine Stücke', other: 'Stücke dieser Wallet' },
    search: 'In diesen Stücken suchen',
    searchHint: 'Name, Nr.',
    sort: 'Sortieren nach',
    by: {
      recent: 'Nach Sammlung',
      name: 'Name',
      floor: 'Höchster Floor',
      rarity: 'Seltenste',
      price: 'Preis',
    },
    collection: 'Sammlung',
    all: 'Alle',
    pick: 'Mehrere auswählen',
    picking: 'Stücke zum Anbieten auswählen',
    pickAll: 'Alle gezeigten auswählen',
    pickNone: 'Keines auswählen',
    picked: (count) => plural(count, { one: '1 ausgewählt', other: `${count} ausgewählt` }),
    list: (count) =>
      count === 0
        ? 'Stücke anbieten'
        : plural(count, { one: '1 Stück anbieten', other: `${count} Stücke anbieten` }),
    stop: 'Auswahl beenden',
    most: (count) => `Höchstens ${count} auf einmal.`,
    chooseOne: (name) => `${name} auswählen`,
    emptyOwn: 'Du hast noch keine Stücke',
    emptyOwnMeaning: 'Stücke, die du kaufst, erscheinen hier.',
    empty: 'Keine Stücke',
    emptyMeaning: 'Diese Wallet hält nichts aus den Sammlungen dieses Marktes.',
    noMatch: 'Keine passenden Stücke',
    noMatchMeaning: 'Kein Stück dieser Wallet passt zu deiner Suche.',
    clear: 'Alles zeigen',
  },
  listings: {
    label: { own: 'Deine Inserate', other: 'Inserate dieser Wallet' },
    active: 'Jetzt im Verkauf',
    asleep: 'Inaktiv, aber noch signiert',
    asleepMeaning:
      'Diese Orders kann gerade niemand nutzen. Sie sind aber noch signiert: Fällt die Ursache weg, gelten Inserate und Angebote wieder zum alten Preis, und Auktionen laufen weiter. Storniere die, die du nicht mehr willst.',
    none: 'Nichts steht zum Verkauf',
    choose: 'Stücke zum Verkauf wählen',
    noneMeaning: {
      own: 'Biete Stücke an, um sie hier zu verkaufen.',
      other: 'Diese Wallet bietet nichts an.',
    },
    select: (name) => `Order für ${name} auswählen`,
    chooseAll: 'Alle auswählen',
    planChosen: (count) => `${orders(count)} stornieren …`,
    edit: 'Preis ändern',
    cancel: 'Inserat stornieren',
    cancelOffer: 'Angebot stornieren',
    cancelBid: 'Gebot stornieren',
    atFloor: 'Zum Floor-Preis',
    isFloor: 'Das günstigste seiner Sammlung',
    isEditionFloor: 'Das günstigste seiner Auflage',
    above: (share, floor) => `${share} über dem Floor (${floor})`,
    below: (share, floor) => `${share} unter dem Floor (${floor})`,
    ends: (until) => `Gilt noch ${until}`,
    left: (remaining, total) => `noch ${remaining} von ${total}`,
    each: 'je Stück',
    setOf: (count) => `Set aus ${count} Stücken, nur als Ganzes`,
    leaveOut: (name) => `${name} nicht stornieren`,
    onlyFor: (account) => `Nur für ${account}`,
  },
  risk: {
    balance: {
      title: 'Das Stück ist in einer anderen Wallet',
      body: (price) => `Kommt es in diese Wallet zurück, kann es jeder sofort für ${price} kaufen.`,
    },
    part: {
      title: 'Ein Stück des Sets ist in einer anderen Wallet',
      body: (price) =>
        `Kommt es in diese Wallet zurück, kann jeder sofort das ganze Set für ${price} kaufen.`,
    },
    approval: {
      title: 'Die Börse hat keine Freigabe dafür',
      body: (price) =>
        `Erteilst du die Freigabe wieder, auch für ein anderes Stück, kann es jeder für ${price} kaufen.`,
    },
    money: {
      title: 'Nicht genug Geld zur Deckung',
      body: (price) => `Sobald die Wallet wieder ${price} hält, kann das Angebot angenommen werden.`,
    },
    moneyApproval: {
      title: 'Die Börse hat keine Freigabe für das Geld',
      body: (price) =>
        `Erteilst du die Freigabe wieder, auch für ein anderes Angebot, kann es für ${price} angenommen werden.`,
    },
    not_started: {
      title: 'Hat noch nicht begonnen',
      body: (price) => `Ab seinem Beginn kann es${at(price)} genutzt werden.`,
    },
    signature: {
      title: 'Die Signatur gilt gerade nicht',
      body: (price) =>
        `Ein Vertragskonto kann sie wieder gültig machen. Dann kann es${at(price)} genutzt werden.`,
    },
    counter: {
      title: 'Endgültig geschlossen',
      body: () => 'Alle früheren Orders wurden zusammen storniert. Diese kann nie mehr genutzt werden.',
    },
    unknown: {
      title: 'Kann gerade nicht genutzt werden',
      body: (price) => `Der Markt sagt nicht, warum. Ändert sich das, kann es${at(price)} genutzt werden.`,
    },
  },
  auctionRisk: {
    balance: (then) => `Kommt es in diese Wallet zurück, ${then}.`,
    part: (then) => `Kommt es in diese Wallet zurück, ${then}.`,
    approval: (then) => `Erteilst du die Freigabe wieder, auch für ein anderes Stück, ${then}.`,
    not_started: (then) => `Sobald sie beginnt, ${then}.`,
    signature: (then) => `Macht ein Vertragskonto sie wieder gültig, ${then}.`,
    unknown: (then) => `Der Markt sagt nicht, warum. Ändert sich das, ${then}.`,
    outcome: {
      running: (end) => `läuft seine Auktion weiter, bis ${end}`,
      ended: (until) => `kann das höchste gedeckte Gebot seine Auktion gewinnen, bis ${until}`,
    },
  },
  made: {
    label: { own: 'Deine Angebote', other: 'Angebote dieser Wallet' },
    exposure: 'Summe deiner Angebote',
    exposureOf: (offered, held) => `${offered} angeboten, ${held} vorhanden`,
    withInactive: (amount) =>
      `Davon stehen ${amount} in inaktiven Angeboten oder Tauschen, die wieder aktiv werden können.`,
    total: (symbol) => `Angeboten in ${symbol}`,
    held: (symbol) => `Vorhanden in ${symbol}`,
    covered: 'Das Geld reicht, auch wenn alle angenommen werden.',
    short: (amount) =>
      `Werden alle angenommen, fehlen ${amount}. Die ersten werden bezahlt. Die anderen können nicht angenommen werden, bis wieder Geld da ist.`,
    wrap: 'Ein- oder auspacken',
    none: 'Keine eigenen Angebote',
    noneMeaning: 'Du signierst ein Angebot, und das Geld bleibt in deiner Wallet, bis jemand es annimmt.',
  },
  received: {
    label: { own: 'Angebote, die du erhalten hast', other: 'Angebote, die diese Wallet erhalten hat' },
    net: (amount) => `${amount} nach Gebühren`,
    accept: 'Annehmen',
    none: 'Keine Angebote',
    noneMeaning: 'Für diese Stücke und ihre Sammlungen hat noch niemand ein Angebot gemacht.',
    from: (account) => `von ${account}`,
    ends: (until) => `Gilt noch ${until}`,
    anyOf: (collection) => `Auf ein beliebiges Stück von ${collection}`,
    traits: (traits) => `Auf Stücke mit ${traits}`,
    some: (collection) => `Auf manche aus ${collection}`,
    choose: 'Wähle ein Stück zum Verkaufen',
    giving: (name) => `${name} verkaufen`,
    aboveFloor: (share) => `${share} des Floors`,
    timesFloor: (times) => `Das ${times}-fache des Floors`,
    hidden: {
      offers: (count) =>
        plural(count, { one: '1 Angebot ist ausgeblendet.', other: `${count} Angebote sind ausgeblendet.` }),
      swaps: (count) =>
        plural(count, { one: '1 Tausch ist ausgeblendet.', other: `${count} Tausche sind ausgeblendet.` }),
    },
    hiddenMeaning: {
      offers:
        'Das Ausblenden beendet kein Angebot: Du kannst es weiter annehmen, bis es endet oder storniert wird. Nur dieser Browser lässt es aus, hier und in den Benachrichtigungen.',
      swaps:
        'Das Ausblenden beendet keinen Tausch: Du kannst ihn weiter annehmen, bis er endet oder storniert wird. Nur dieser Browser lässt ihn aus, hier und in den Benachrichtigungen.',
    },
    stillOpen: 'In diesem Browser ausgeblendet. Das Angebot gilt weiter.',
  },
  approvals: {
    why: 'Eine Freigabe lässt einen Vertrag Stücke oder Geld aus dieser Wallet bewegen, ohne noch einmal zu fragen. Der Vertrag befolgt nur signierte Orders. Wer dich aber dazu bringt, eine schlechte Order zu signieren, kann die Freigabe auch nutzen. Widerrufe Freigaben, die du nicht brauchst.',
    label: 'Freigaben nach Vertrag',
    collections: 'Stücke',
    currencies: 'Geld',
    exchange: 'Die Börse selbst',
    conduit: 'Der Kanal der Börse',
    mayMove: (name) => `Darf jedes Stück von ${name} bewegen, auch künftige`,
    mayTake: (amount) => `Darf bis zu ${amount} nehmen`,
    mayTakeAll: (symbol) => `Darf beliebig viel ${symbol} nehmen`,
    none: 'Keine Freigaben',
    noneMeaning: 'Keine Börse kann eine ganze Sammlung oder Geld aus dieser Wallet bewegen.',
    depends: (count) => plural(count, { one: '1 Order hängt daran', other: `${count} Orders hängen daran` }),
    dependsNone: 'Keine offene Order hängt daran',
    dependsUnknown: 'Abhängige Orders nicht bekannt',
    revoke: 'Widerrufen',
    revokeOf: (name, operator) => `Freigabe von ${operator} für ${name} widerrufen`,
    allowed: 'Freigegeben',
    scope:
      'Diese Liste umfasst nur die Börse und den Kanal dieses Marktes sowie seine Sammlungen und Währungen. Freigaben einzelner Stücke stehen hier nicht: Jede endet, wenn du das Stück verkaufst oder sendest.',
    failed: 'Die Kette hat nicht geantwortet. Die Freigaben sind gerade nicht bekannt.',
  },
  revoke: {
    explain: (name) => `Danach kann dieser Vertrag ${name} nicht mehr aus dieser Wallet bewegen.`,
    after: (count) =>
      plural(count, {
        one: '1 Order kann dann nicht mehr genutzt werden. Sie bleibt signiert: Erteilst du die Freigabe wieder, gilt sie wieder zum alten Preis. Storniere sie, wenn du sie nicht mehr willst.',
        other: `${count} Orders können dann nicht mehr genutzt werden. Sie bleiben signiert: Erteilst du die Freigabe wieder, gelten sie wieder zum alten Preis. Storniere, was du nicht mehr willst.`,
      }),
    of: 'Freigabe von',
    by: 'Vertrag, der sie verliert',
    dependent: 'Orders, die sie brauchen',
    start: 'In der Wallet widerrufen',
    keep: 'Behalten',
    done: (name) => `Dieser Vertrag kann ${name} nicht mehr bewegen`,
  },
  plan: {
    title: 'Orders stornieren',
    chosen: 'Orders, die storniert werden',
    keepThem: 'Behalten',
    way: 'Methode',
    order: 'Nur diese',
    counter: 'Alle Orders, die ich je signiert habe',
    orders,
    cancelled: 'Storniert',
    orderMeaning: (count) => `Eine Transaktion, die ${orders(count)} storniert und sonst nichts.`,
    counterMeaning:
      'Eine kleine Transaktion. Danach kann keine Order mehr genutzt werden, die du vorher signiert hast, egal wo sie gespeichert ist.',
    cost: 'Geschätzte Netzwerkgebühr',
    costUnknown: 'nicht bekannt',
    cheaper: 'Günstiger',
    alsoDies: (count) =>
      plural(count, {
        one: 'Storniert auch 1 weitere Order',
        other: `Storniert auch ${count} weitere Orders`,
      }),
    alsoCancelled: 'Auch storniert',
    alsoNone: 'Der Markt kennt keine andere Order, die damit storniert würde.',
    alsoUnknown:
      'Der Markt hat nicht alle anderen Orders genannt, die damit storniert würden. Es kann mehr geben.',
    asleep: 'inaktiv',
    kinds: { listing: 'Inserat', auction: 'Auktion', offer: 'Angebot', bid: 'Gebot', swap: 'Tausch' },
    winningBid: 'Gebot, das eine Auktion gewonnen hat',
    public:
      'Eine Stornierung ist öffentlich, bevor sie bestätigt ist. Bis dahin kann noch jemand eine Order nutzen.',
    start: 'In der Wallet stornieren',
    checking: 'Wird geprüft',
    done: (count) =>
      plural(count, {
        one: '1 Order kann nicht mehr genutzt werden',
        other: `${count} Orders können nicht mehr genutzt werden`,
      }),
    doneAll: 'Keine deiner früheren Orders kann noch genutzt werden',
    none: 'Wähle mindestens eine Order.',
    closed: (count) =>
      plural(count, {
        one: '1 Order ist schon geschlossen und wird ausgelassen.',
        other: `${count} Orders sind schon geschlossen und werden ausgelassen.`,
      }),
  },
  keep: {
    title: 'Orders exportieren und importieren',
    why: 'Signierte Orders gehören dir. Du kannst eine Datei davon zu jedem Markt mitnehmen, der diese Börse nutzt, auch wenn dieser Markt schließt.',
    orders: 'Signierte Orders sichern',
    history: 'Verlauf sichern (CSV)',
    import: 'Orders aus Datei einstellen',
    importHint:
      'Eine Datei mit einer Order je Zeile, im Format, in dem diese Seite und andere Märkte exportieren.',
    saved: (count) => `${orders(count)} gesichert.`,
    leftAsleep: (count) =>
      count === 1
        ? '1 Order ausgelassen: Sie ist inaktiv, und der Markt behält ihre Signatur für sich. Signiere sie neu, um sie auch zu sichern.'
        : `${count} Orders ausgelassen: Sie sind inaktiv, und der Markt behält ihre Signaturen für sich. Signiere sie neu, um sie auch zu sichern.`,
    signAgain: (count) =>
      plural(count, {
        one: '1 inaktive Order neu signieren',
        other: `${count} inaktive Orders neu signieren`,
      }),
    declined: 'Nichts wurde signiert, und keine Datei wurde gesichert.',
    left: (count) => `${orders(count)} ausgelassen: inzwischen beendet.`,
    partly: (count) =>
      `${plural(count, { one: '1 davon ist zum Teil erfüllt', other: `${count} davon sind zum Teil erfüllt` })}. Die Datei enthält die ganze Order, und die Börse erfüllt nur den Rest.`,
    readHistory: (count) => `Bisher ${count} Einträge gelesen.`,
    stop: 'Anhalten',
    stopped: 'Angehalten. Nichts wurde gespeichert.',
    savedHistory: (count) =>
      plural(count, { one: '1 Zeile gesichert.', other: `${count} Zeilen gesichert.` }),
    failed: 'Der Markt hat nicht geantwortet. Versuche es später noch einmal.',
    noOrders: 'Diese Datei enthält keine signierten Orders.',
    tooLarge: 'Diese Datei ist zu groß.',
    posted: (count) => `${orders(count)} eingestellt.`,
    had: (count) =>
      plural(count, { one: '1 Order war schon hier.', other: `${count} Orders waren schon hier.` }),
    asleep: (count, all) => `${count} von diesen ${all} ${count === 1 ? 'ist' : 'sind'} zurzeit inaktiv.`,
    ended: (count, all) =>
      `${count} von diesen ${all} ${count === 1 ? 'ist' : 'sind'} beendet: erfüllt, storniert oder abgelaufen.`,
    refused: (count, why) => `${orders(count)} abgelehnt: ${why}`,
    busy: 'Wird bearbeitet',
  },
}
