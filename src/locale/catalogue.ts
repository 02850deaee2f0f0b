import type { Unit } from '../api-reference/check-values'
import type { AdmonitionKind } from '../shared/author-components'
import type { Plural, Sentence, Text } from './text-kinds'

/** The places where members of a request or an answer travel. */
type MemberPlaces = Record<'address' | 'query' | 'headers' | 'body', string>

/**
 * All words of the interface in one language. What authors write (content, settings, figures) is no part of it, nor
 * are messages to authors. Grouped by the rooms in which the words are shown.
 */
export interface Catalogue {
  /** The language and region by which numbers, dates and plurals are written (BCP 47). */
  tag: string

  /** Words that several rooms share. */
  common: {
    close: string
    homePage: string
    retry: string
    tryAgain: string
    /** What a button says once it has copied, or could not. */
    copied: string
    notCopied: string
    /** For screen readers, after the text of a link to another site. */
    opensInNewTab: string
    /** Between the entries of a list. */
    listSeparator: string
    /** Names of keys, as they stand on a keyboard. */
    keys: Record<'control' | 'enter' | 'escape' | 'tab' | 'home' | 'end', string>
  }

  /** What is said while a part of a page is on its way; `what` is one of those below. */
  loading: {
    now: Text<'what'>
    slow: Text<'what'>
    failed: Text<'what'>
    /** What to do where loading has failed. */
    advice: string
    figure: string
    /** What builds a request. */
    workbench: string
    search: string
    shortcuts: string
    /** The texts of all pages, for the search. */
    texts: string
  }

  /** Titles of pages in the browser's tabs, in lists of results and where a page is shared. */
  titles: {
    /** Between a page's title and the site's. */
    separator: string
    /** A listing, with what it belongs to: labels recur. */
    listing: Text<'label' | 'parent'>
    /** On the picture that a shared page is shown with: where the page belongs. */
    card: Text<'site' | 'section'>
  }

  /** Other languages and versions of the site. */
  editions: {
    language: string
    version: string
    /** Above a page of a version before the last one; `other` leads to that, or to the one that the reader prefers. */
    older: Sentence<'version' | 'other'>
    /** Above a page of a version that is still being made. */
    unreleased: Sentence<'version' | 'other'>
    /** Above a page that shows the text of another language; `original` leads to it there. */
    untranslated: Sentence<'original'>
    /** Above a page whose original has changed since. */
    outdated: Sentence<'original'>
  }

  /** What stands around every page. */
  site: {
    skipToContent: string
    announcement: string
    backToTop: string
    loadingPage: string
    /** For screen readers, once another page is there. */
    arrived: Text<'page'>
    offline: string
    /** Said where a reader was offline before. */
    onlineAgain: string
    openPage: string
    /** The page's scripts could not be loaded, or are too late for who has pressed something. */
    scriptsGone: string
  }

  /** The navbar, and the menu that phones have in its place. */
  menu: {
    /** Name of the navbar for screen readers. */
    navbar: string
    open: string
    close: string
    /** Name of the open menu for screen readers. */
    dialog: string
    /** Name of its first level, which lists the sections. */
    main: string
    /** With an arrow to where its lines begin. */
    backToMain: string
    pagesOf: Text<'section'>
  }

  /** The button of the color mode; `mode` is one of those below. */
  colorMode: {
    switch: Text<'mode'>
    light: string
    dark: string
    system: string
  }

  /** The navigation beside a page. */
  sidebar: {
    /** Its name for screen readers. */
    name: string
    expand: Text<'category'>
    collapse: Text<'category'>
  }

  /** What stands around a page's text. */
  page: {
    breadcrumbs: string
    contents: string
    copy: string
    /** The same for screen readers. */
    copyAsMarkdown: string
    viewAsMarkdown: string
    edit: string
    updated: Sentence<'date'>
    /** In a page's foot: against what its facts were checked, and as of when. */
    checked: Text<'what'>
    sources: string
    /** Name of the links to the pages before and after this one, for screen readers. */
    pager: string
    previous: string
    next: string
    draft: { title: string; text: string }
    unlisted: { title: string; text: string }
  }

  /** What an author's text is made of. */
  content: {
    /** Titles of boxes without one of their own. */
    admonitions: Record<AdmonitionKind, string>
    /** A box with a title of its own, where there are no boxes: in Markdown. */
    titledBox: Text<'kind' | 'title'>
    linkToHeading: Text<'heading'>
    /** Name of a listing without a title, for screen readers. */
    code: Text<'language'>
    copy: string
    /** The same for screen readers. */
    copyCode: string
    toggleWrap: string
    /** The name of a second table below a heading, for screen readers. */
    table: Text<'heading' | 'columns'>
    /** A listing that shares its name with others on its page. */
    listing: Text<'heading' | 'name'>
    numbered: Text<'name' | 'number'>
    taskDone: string
    taskOpen: string
    footnotes: string
    /** `reference` is the footnote's number: "1", "1-2" for its second mark. */
    backToReference: Text<'reference'>
  }

  /** Figures and their player. */
  figures: {
    /** What a picture is called where there are none: in Markdown. */
    figure: string
    tryIt: string
    interactive: string
    startOver: string
    step: string
    play: string
    pause: string
  }

  /** The form on an operation's page that builds, signs and sends a request. What is said of a field may hold code between backticks. */
  workbench: {
    /** On the button that opens it. */
    open: string
    /** Its name for screen readers. */
    name: string
    intro: string
    parameters: string
    none: string
    /** What unfolds the parameters that the example does not give. */
    more: Text<'count'>
    required: string
    /** Below a field. */
    default: Text<'value'>
    json: string
    time: string
    /** A choice that is not made. */
    notGiven: string
    isBase64: string
    file: string
    /** The same once one has taken the place of the text. */
    chosenFile: string
    removeFile: Text<'file'>
    /** What becomes of a key in an address, beside its field: of `.` and `..`, and of slashes that stand together. */
    pathTroubles: Record<'dots' | 'slashes', string>
    /** What is wrong with a field. */
    errors: Record<
      | 'missing'
      | 'list'
      | 'map'
      | 'string'
      | 'integer'
      | 'number'
      | 'boolean'
      | 'timestamp'
      | 'blob'
      | 'base64'
      | 'json'
      | 'seconds'
      | 'host'
      | 'endpoint',
      string
    > & {
      missingInside: Text<'name'>
      unknown: Text<'name'>
      pattern: Text<'pattern'>
      allowed: Text<'values'>
      /** `size` is one of the sizes of `api`. */
      size: Text<'size'>
      /** An error inside of JSON, and where. */
      inside: Text<'path' | 'error'>
    }
    signature: string
    keysStay: string
    endpoint: string
    region: string
    accessKeyId: string
    secretAccessKey: string
    sessionToken: string
    /** In which form it is signed. */
    way: string
    inHeader: string
    inAddress: string
    seconds: string
    sign: string
    /** Said once it is signed, or could not be. */
    signed: string
    /** The same where the address holds the signature. */
    signedAddress: string
    notSigned: string
    /** What unfolds the steps. */
    howSigned: string
    canonicalRequest: string
    stringToSign: string
    /** The signature, and how it is made. */
    signatureStep: string
    authorization: string
    address: string
    curl: string
    /** The body is no text that a shell could hold. */
    saveBody: Text<'file'>
    send: string
    sending: string
    sendsTo: Text<'origin'>
    /** Instead of sending, where the browser would send another path than the one that is signed. */
    changedPath: string
    noAnswer: string
    answer: Text<'status'>
    answerHeaders: string
    answerBody: string
    emptyBody: string
    binaryBody: Text<'count'>
  }

  /** The search. */
  search: {
    /** On its button, as its dialog's name, and as its field's. */
    name: string
    loading: string
    placeholder: string
    close: string
    /** Shown while nothing has been typed, and nothing searched for before. */
    intro: string
    recent: string
    /** Pages to begin with, which the settings choose. */
    suggested: string
    clear: string
    forget: Text<'query'>
    /** Name of the buttons that limit a search to one section, for screen readers. */
    sections: string
    allSections: string
    results: string
    /** How many results there are; its parts are the two below. */
    count: Text<'results' | 'pages'>
    /** The same where not all are shown. */
    best: Text<'shown' | 'results' | 'pages'>
    countWithout: Text<'count' | 'word'>
    resultCount: Plural
    pageCount: Plural
    nothing: Text<'query'>
    nothingIn: Text<'query' | 'section'>
    widen: string
    advice: string
    didYouMean: Sentence<'words'>
    /** Between alternatives, and before the last of them. */
    or: { between: string; last: string }
    withoutTexts: string
    /** What keys do, each after its keys. */
    hints: Record<'choose' | 'open' | 'newTab' | 'close', string>
  }

  /** The list of keyboard shortcuts. */
  shortcuts: {
    title: string
    search: string
    searchAlways: string
    list: string
    skip: string
    tabs: string
    close: string
    singleKeys: string
  }

  /** What stands in the place of a page that has crashed. */
  crash: {
    /** In the browser's tab. */
    title: string
    heading: string
    /** Before the reason of an error. */
    cause: string
  }

  /** The page for addresses where there is none. */
  notFound: {
    title: string
    text: string
    /** `path` is the address that was asked for. */
    nothingAt: Sentence<'path'>
    /** Leads to the page whose name is nearest. */
    meant: Text<'page'>
    searchFor: Text<'words'>
    similar: string
    sections: string
    /** A link to where mistakes of the site are collected, and what a report is called then. */
    report: string
    reportTitle: Text<'path'>
  }

  /** The page at an old address. */
  moved: { title: string; link: string }

  /** The home page. */
  home: {
    /** To the first page that most newcomers want. */
    begin: Text<'page'>
    whereToStart: string
    /** Kinds of readers, and what each begins with. */
    curious: string
    builds: string
    runs: string
    allDocs: string
  }

  /** The landing page of the documentation. */
  landing: {
    title: string
    description: string
    intro: string
    /** `page` is the version's main page. */
    mainPage: Sentence<'page'>
  }

  /** A category's listing. */
  listing: {
    /** What a category in it is about, and how many pages and categories it has. */
    category: Plural<'count' | 'description'>
  }

  /** Rows of members: those of types, and the arguments and flags of commands. */
  members: {
    required: string
    default: Sentence<'value'>
    /** A default without a letter. */
    empty: string
  }

  /** Pages of commands. */
  commands: {
    command: string
    flag: string
    whatItDoes: string
    arguments: string
    flags: string
    /** Above one example of a command, and above several. */
    example: string
    examples: string
    output: string
    /** What a command does, as a sentence of its own. */
    summary: Text<'summary'>
    /** The same in a table, with the flags that a command's synopsis does not show. */
    summaryWithFlags: Sentence<'summary' | 'flags'>
    aliases: Sentence<'names'>
    /** The flags that a command takes from those above it, and from all. */
    inherited: Sentence<'flags'>
    inheritedAndGlobal: Sentence<'flags' | 'global'>
    onlyGlobal: Sentence<'global'>
    globalFlags: string
    /** Facts in the line of a flag or an argument. */
    repeated: string
    environment: Sentence<'name'>
    forThoseBelow: string
    /** Versions that brought it, took it away, or don't have it. */
    since: Text<'version'>
    until: Text<'version'>
    notIn: Text<'version'>
    /** Of a command that the version has and that fails: a badge, the title of a listing or a box, and a listing's own title with it. */
    brokenIn: Text<'version'>
    broken: Text<'version'>
    titledBroken: Text<'title' | 'version'>
    /** What the box says. */
    brokenReason: Sentence<'names' | 'reason'>
  }

  /** The index of what goes wrong, which is made from the tables of all pages. */
  errors: {
    message: string
    symptom: string
    explainedIn: string
    /** How authors title the first and the last column of such a table, with bars between. */
    messageColumns: string
    remedyColumns: string
  }

  /** Pages of an API's operations and data types. */
  api: {
    /** Below an operation's address. */
    needs: Sentence<'actions'>
    sometimesNeeds: Sentence<'actions'>
    signedWith: Sentence<'signature'>
    signature: string
    examples: string
    /** An operation's sections. */
    requestSyntax: string
    requestParameters: string
    request: MemberPlaces
    noParameters: string
    requestHeaders: string
    /** Above the samples of a request, as `response` is above the answer. */
    sentRequest: string
    response: string
    responseSyntax: string
    responseElements: string
    answer: MemberPlaces
    noElements: string
    responseHeaders: string
    errors: string
    error: Record<'code' | 'status' | 'when', string>
    commonErrors: string
    permissions: string
    /** `when` is the condition on which an action must be allowed. */
    permissionWhen: Sentence<'action' | 'when'>
    dataTypes: string
    relatedOperations: string
    /** A data type's sections. */
    syntax: string
    members: string
    operationsWith: string
    typesWith: string
    /** Types in words. */
    listOf: Sentence<'type'>
    mapOf: Sentence<'type'>
    structure: string
    /** What a member must keep to. */
    membersOf: Text<'name'>
    headerValue: Sentence<'description' | 'value'>
    deprecated: Sentence<'note'>
    allowed: Sentence<'values'>
    size: Text<'size'>
    sizeOfEach: Text<'size'>
    pattern: Sentence<'pattern'>
    patternOfEach: Sentence<'pattern'>
    jsonDocument: Sentence<'type'>
    nameInSdks: Sentence<'name'>
    /** Sizes. The last number stands with what is counted, one of the amounts, where that has a name. */
    exactly: Text<'size'>
    between: Text<'min' | 'max'>
    atLeast: Text<'min'>
    atMost: Text<'max'>
    amounts: Record<Unit, Plural>
    /**
     * What the marks of facts mean that the documentation of a service does not state: they come from the definition
     * that SDKs are made from, or from what `original`, the service that it is modeled on, does.
     */
    factSources: Record<'sdk' | 'amazon' | 'analogy', Sentence<'mark' | 'original' | 'service'>>
    /** How operations differ from what the SDKs of `original` know of them. */
    differences: {
      /** Of what is folded on each operation's page, and of its link to the page with all. */
      summary: Text<'original'>
      allOperations: string
      /** An entry there: one of the titles below, with what would stand in its column. */
      entry: Sentence<'title' | 'names'>
      title: Text<'service' | 'original'>
      counts: Text<'own' | 'others'>
      inManual: Text<'service'>
      notDocumented: Text<'original'>
      operation: string
      /** Above the columns that count what is documented. */
      inputCount: string
      outputCount: string
      input: string
      output: string
      inferred: string
      missingInput: string
      missingOutput: string
      missingErrors: string
      /** Of a type: how many members, and which SDKs have besides. */
      members: string
      missingMembers: string
      own: string
      /** Above the column with all of the above. */
      differing: string
      /** How many parameters are documented: all, some of all, or there are none. */
      all: Text<'count'>
      share: Text<'documented' | 'all'>
      none: string
      features: string
      feature: string
      names: string
      /** What the names in a row of the table of features are for. */
      featureNames: Record<
        | 'dryRuns'
        | 'enclaves'
        | 'keyMaterials'
        | 'serviceGrants'
        | 'keyStores'
        | 'newerChecksums'
        | 'eventHolds'
        | 'bucketNames',
        string
      >
      /** Why SDKs lack an operation: another has taken its place. */
      olderForm: string
    }
  }

  /** What describes a service for programs, in Markdown: a Smithy model and an OpenAPI document. */
  documents: {
    title: Text<'service'>
    /** The link from a part to its page. */
    reference: string
    /** At the end of a text of which something is inferred: `facts` are some of those below. */
    inferred: Record<'sdk' | 'amazon' | 'analogy', Text<'facts' | 'original' | 'service'>>
    facts: Record<'member' | 'limits' | 'pattern' | 'values' | 'default' | 'status' | 'errors', string>
    /** What is said of an error. */
    error: Record<'whole' | 'code' | 'message' | 'request', string>
    success: string
    signature: Text<'region'>
    /** What has to be known before the first request; of OpenAPI, what is left out comes first. */
    openApi: {
      left: Text<'described' | 'all'>
      smithy: Text<'address'>
      advice: string
    }
    smithy: {
      about: Text<'service'>
      /** Of a service whose messages are XML. */
      xml: string
      notStated: Text<'service' | 'trait'>
      endpoint: string
      /** What documents the trait, and what of a shape it is about. */
      trait: string
      traitOf: Record<'member' | 'limits' | 'pattern' | 'values' | 'default' | 'status' | 'errors', string>
      sources: Record<'sdk' | 'amazon' | 'analogy', string>
    }
  }

  /** Pages as Markdown, and the lists of them for programs that read. */
  markdown: {
    source: Sentence<'address'>
    /** `date` as 2025-05-03. */
    sourceWithDate: Sentence<'address' | 'date'>
    sources: string
    hint: string
  }
}
