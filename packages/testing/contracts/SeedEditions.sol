// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

/// Collectibles with several copies of each; anyone may mint.
contract SeedEditions is ERC1155("") {
    function mint(address to, uint256 id, uint256 copies) external {
        _mint(to, id, copies, "");
    }
}
