/** SPDX ids of OSI-approved licenses that npm packages use. */
export const osiLicences: ReadonlySet<string> = new Set(
  `0BSD AFL-1.1 AFL-1.2 AFL-2.0 AFL-2.1 AFL-3.0 AGPL-3.0-only AGPL-3.0-or-later APL-1.0 APSL-2.0 Apache-1.1 Apache-2.0
  Artistic-1.0 Artistic-2.0 BSD-1-Clause BSD-2-Clause BSD-2-Clause-Patent BSD-3-Clause BSD-3-Clause-LBNL BSL-1.0
  BlueOak-1.0.0 CAL-1.0 CDDL-1.0 CDDL-1.1 CECILL-2.1 CERN-OHL-P-2.0 CERN-OHL-S-2.0 CERN-OHL-W-2.0 CPAL-1.0 CPL-1.0
  ECL-1.0 ECL-2.0 EFL-1.0 EFL-2.0 EPL-1.0 EPL-2.0 EUPL-1.1 EUPL-1.2 Fair GPL-2.0-only GPL-2.0-or-later GPL-3.0-only
  GPL-3.0-or-later HPND ICU IPL-1.0 ISC LGPL-2.0-only LGPL-2.0-or-later LGPL-2.1-only LGPL-2.1-or-later LGPL-3.0-only
  LGPL-3.0-or-later LPL-1.02 LPPL-1.3c LiLiQ-P-1.1 MIT MIT-0 MPL-1.0 MPL-1.1 MPL-2.0 MS-PL MS-RL MirOS MulanPSL-2.0
  NCSA NTP OFL-1.1 OLFL-1.3 OSL-1.0 OSL-2.0 OSL-2.1 OSL-3.0 PHP-3.0 PHP-3.01 PostgreSQL Python-2.0 QPL-1.0 RPL-1.5
  SimPL-2.0 UCL-1.0 UPL-1.0 Unicode-3.0 Unicode-DFS-2016 Unlicense VSL-1.0 W3C Xnet ZPL-2.0 ZPL-2.1 Zlib
  GPL-2.0 GPL-3.0 LGPL-2.0 LGPL-2.1 LGPL-3.0 AGPL-3.0`.split(/\s+/),
)
