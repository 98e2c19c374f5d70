/** The output of `gateway --help`. */
export const usage = `Usage: gateway [command]

  start                          start the server (the default command)
  config [--json]                print every setting and its value, without secrets

  project create --name <name>   let a site use the gateway; prints the project id
      [--origin <origin>]...       allow only these pages: https://example.com, https://*.example.com,
                                   http://localhost:*; default: any page
      [--quota <number>]           requests per day; default: unlimited
  project list [--json]          list all projects
  project disable <id>           reject all requests of a project
  project enable <id>            accept them again

  directory import <file or url> [--replace]
                                 add these wallets, or with --replace list only these;
                                 accepts {"count", "data": [...]}, [...] or {"<id>": {...}}, all or nothing
  directory reset                remove imported wallets, keep the built-in ones

  descriptors import <folder or archive>
                                 replace all ERC-7730 descriptors by those of a registry: its folder,
                                 or a .tar.gz of it; prints which files are refused and why

  labels import <file>           replace your own names for addresses: {"<address>": "<name>"}, all or nothing
  labels reset                   remove them

  names list [--json]            list the names that visitors registered
      [--address <address>]        of one account
      [--like <label>]             that look like this one
      [--reserved]                 the words reserved by command instead
  names free <name> [--now]      take a name from its account; nobody can register it before it has cooled,
                                 or with --now anybody can at once
  names reserve <word>           let nobody register a word, or what looks like it
  names unreserve <word>         undo that

  sign-in list [--json]          list who is signed in
      [--project <id>] [--address <address>]
  sign-in revoke                 end sessions: one, those of a project or an address, or all
      [--id <session>] [--project <id>] [--address <address>] [--all]

Settings come from the environment, and from the JSON file named by GATEWAY_CONFIG.
`
