// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "@openzeppelin/contracts/token/ERC721/presets/ERC721PresetMinterPauserAutoId.sol";
import "@openzeppelin/contracts/utils/Base64.sol";

/// Collectibles of the local chain; metadata and picture are in the token URI, so that nothing is fetched from anywhere.
contract SeedCollection is ERC721PresetMinterPauserAutoId {
    using Strings for uint256;

    constructor(string memory name, string memory symbol) ERC721PresetMinterPauserAutoId(name, symbol, "") {}

    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireMinted(id);
        string memory number = id.toString();
        bytes memory picture = abi.encodePacked(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(',
            ((id * 137) % 360).toString(),
            ' 70% 45%)"/><text x="48" y="60" font-size="32" text-anchor="middle" fill="#fff">#',
            number,
            "</text></svg>"
        );
        bytes memory metadata = abi.encodePacked(
            '{"name":"',
            name(),
            " #",
            number,
            '","description":"A collectible of the local test chain.","image":"data:image/svg+xml;base64,',
            Base64.encode(picture),
            '"}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(metadata));
    }
}
