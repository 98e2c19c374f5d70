/** What `gateway --help` says. */
export const usage = `Usage: gateway [command]

  start                          serve, until it is stopped (also without a command)
  config [--json]                show every setting with its value, secrets hidden

  project create --name <name>   let a site use the gateway; prints the id for its options
      [--origin <origin>]...       where its pages are: https://example.com, https://*.example.com,
                                   http://localhost:*; anywhere, if there is none
      [--quota <number>]           requests a day; without limit, if there is none
  project list [--json]          show all projects
  project disable <id>           refuse a project from now on
  project enable <id>            serve it again

  directory import <file or url> [--replace]
                                 list these wallets too, or with --replace instead of all others;
                                 takes {"count", "data": [...]}, [...] or {"<id>": {...}}, all or nothing
  directory reset                list only the wallets that come with the gateway

  sign-in list [--json]          show who is signed in at the sites of the projects
      [--project <id>] [--address <address>]
  sign-in revoke                 end sessions: one, those of a project or an address, or all
      [--id <session>] [--project <id>] [--address <address>] [--all]

Settings come from the environment, and from the JSON file that GATEWAY_CONFIG names.
`
